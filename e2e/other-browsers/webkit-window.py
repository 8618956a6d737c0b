#!/usr/bin/python3
# A WebKitGTK window of 360 px for WebKitWebDriver, whose own browser is never so narrow.
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

look = Gtk.Settings.get_default()
look.set_property("gtk-xft-hinting", 0)  # Phones do not hint letters, which makes some wider.
look.set_property("gtk-enable-animations", False)  # Pages are asked for reduced motion.
data = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def create_view(session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    window.resize(360, 740)
    window.get_window().focus(0)  # There is no window manager that would.
    view.grab_focus()
    return view


def start(context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()

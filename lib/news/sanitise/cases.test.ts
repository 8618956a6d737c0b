import { sanitise } from './sanitise'

jest.mock('@/lib/env', () => ({
  env: () => ({
    BACKEND_TOKEN: 'secret-token',
    SITE_URL: 'https://site.example',
    CONTENT_URL: 'https://content.example',
    NEWS_IMAGE_HOSTS: [],
  }),
}))
jest.mock('@/lib/log', () => ({ log: { warn: () => undefined } }))

/** Pictures by the address that they are fetched from, and links elsewhere without what all have. */
const short = (html: string) =>
  html
    .replace(
      /<img [^>]*url=([^&]*)&[^>]*?(?: alt="([^"]*)")[^>]*>/g,
      (_, source: string, alt: string) => {
        const { pathname, origin } = new URL(Buffer.from(source, 'base64url').toString())
        const host = origin === 'https://content.example' ? '' : origin
        return `<img ${host}${pathname}${alt && ` "${alt}"`}>`
      },
    )
    .replace(/<a data-facade="([^"]*)" href="[^"]*" rel="[^"]*">Play video<\/a>/g, '<video $1>')
    .replaceAll(' rel="noopener noreferrer"', '')

const cases = (title: string, all: [string, string][]) =>
  test.each(all)(`${title}: %s`, (html, expected) => {
    expect(short(sanitise(html)?.html ?? 'left')).toBe(expected)
  })

cases('hidden stays hidden', [
  ['<p>a</p><p STYLE="color:red; DISPLAY : None !important; display:block">b</p>', '<p>a</p>'],
  ['<p style="display:none;display:block">a</p>', '<p>a</p>'],
  ['<p>a <span style="visibility:hidden">b</span><i hidden>c</i></p>', '<p>a</p>'],
  ["<p>a</p><div style='mso-element:comment-list'><p>b</p></div>", '<p>a</p>'],
  ['<div style="font-size:0;line-height:0;max-height:0;mso-hide:all">b</div>a', '<p>a</p>'],
  ['<div style="opacity:0;height:0">b</div><div style="max-height:0px">c</div>a', '<p>a</p>'],
  ['<div style="height:0;overflow:hidden">b</div><p>a</p>', '<p>a</p>'],
  ['<span style="position:absolute;left:-9999px">b</span><p>a</p>', '<p>a</p>'],
  ['<dialog>b</dialog><p>a</p>', '<p>a</p>'],
  ['<td style="font-size:0"><div style="font-size:13px">a</div></td>', '<div>a</div>'],
  [
    '<div style="height:0;padding-bottom:56%;overflow:hidden"><iframe src="//youtu.be/octaGYM0016"></iframe></div>',
    '<video octaGYM0016>',
  ],
  ['<p><span aria-hidden="true">a</span></p>', '<p>a</p>'],
  ['&lt;style>.x{display:none}&lt;/style>&lt;p class=x>b&lt;/p>&lt;p>a&lt;/p>', '<p>a</p>'],
  [
    '<p>a</p><p class=x>b</p><style>P.x, i{color:red;visibility:hidden !important}</style>',
    '<p>a</p>',
  ],
  ['<style><!-- /* a{} */ #x{display:none} --></style><p>a<b id=x>b</b></p>', '<p>a</p>'],
  ['<style>p{display:none}.x{display:block}</style><p class=x>a</p>', '<p>a</p>'],
  ['<style>.x{display:none}</style><p class=x style="display:block">a</p>', '<p>a</p>'],
  ['<style>@media print{.x{display:none}}.y,</style><p class=x>a</p>', '<p>a</p>'],
  [
    '<noscript><style>.x{display:none}</style></noscript><img class=x data-src=/a.jpg>',
    '<p><img /a.jpg></p>',
  ],
])

cases('what is hidden only for now is shown', [
  ['<div style="-webkit-transform:translate3d(0, 20px, 0);opacity:0"><p>a</p></div>', '<p>a</p>'],
  ['<p class="wow" style="visibility:hidden">a</p>', '<p>a</p>'],
  ['<p data-aos="fade-up" style="opacity:0">a</p>', '<p>a</p>'],
  ['<style>.fade{opacity:0;transition:opacity 1s}</style><p class=fade>a</p>', '<p>a</p>'],
  ['<p style="max-height:0;overflow:hidden;transition:max-height .2s">a</p>', '<p>a</p>'],
  [
    '<h3 aria-controls="p1">a?</h3><div id="p1" style="display:none">b</div>',
    '<h2>a?</h2><div>b</div>',
  ],
  ['<div role="tabpanel" hidden>a</div>', '<div>a</div>'],
  ['<p hidden="until-found">a</p>', '<p>a</p>'],
  [
    '<ul><li><a href="#t1">a</a></li><li><a href="#t2">b</a></li></ul><p id=t1>c</p><p id=t2 style="display:none">d</p>',
    '<ul><li>a</li><li>b</li></ul><p>c</p><p>d</p>',
  ],
  ['<button data-bs-target="#x">a</button><p id=x style="display:none">b</p>', '<p>a</p><p>b</p>'],
  ['<label for="x">a</label><p id=x style="display:none">b</p>', '<p>a</p><p>b</p>'],
  ['<i data-tab="x">a</i><p id=x style="display:none">b</p>', '<p><i>a</i></p><p>b</p>'],
  ['<p class="accordion-body" style="max-height:0;overflow:hidden">a</p>', '<p>a</p>'],
  ['<p>a</p><p id=x style="display:none">b</p>', '<p>a</p>'],
  ['<p style="opacity:0">b</p><p>a</p>', '<p>a</p>'],
  ['<p style="visibility:hidden;text-transform:none">b</p><p>a</p>', '<p>a</p>'],
])

cases('text for screen readers stays theirs', [
  ['<p>a<span class="x sr-only">b</span></p>', '<p>a<span data-unseen>b</span></p>'],
  ['<p style="clip:rect(0 0 0 0)">b</p><p>a</p>', '<p data-unseen>b</p><p>a</p>'],
])

cases('a paragraph that hangs is shown, one outside of the page is not', [
  ['<p style="margin-left:144.0pt;text-indent:-144.0pt">a</p>', '<p>a</p>'],
  ['<p style="margin:0 0 0 80em;text-indent:-80em">a</p>', '<p>a</p>'],
  ['<p style="padding-left:1200px;text-indent:-1200px">a</p>', '<p>a</p>'],
  ['<p style="text-indent:-9999px">b</p><p>a</p>', '<p>a</p>'],
  ['<p style="margin-left:-999em">b</p><p>a</p>', '<p>a</p>'],
])

cases('what was written beside the text is left out', [
  [
    '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> b</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>c</span></p><p>d</p></div>',
    '<p>a b</p>',
  ],
  [
    '<p>a<span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">[1]</a></span> b</p><div><hr class="msocomoff"><div id="_com_1"><p class="MsoCommentText">c</p></div></div>',
    '<p>a b</p>',
  ],
  ['<p>a<a href="#_msocom_1">[1]</a></p><p><a href="#_msoanchor_1">[1]</a>c</p>', '<p>a</p>'],
  [
    '<p>a <del cite="mailto:Ravi" datetime="2026-11-01T10:00">b</del><ins cite="mailto:Ravi">c</ins></p>',
    '<p>a c</p>',
  ],
  [
    '<p>a <span class="ice-del" data-userid="1">b</span><span class="msoDel">c</span></p>',
    '<p>a</p>',
  ],
  ['<p>a <deletion data-author="x">b</deletion></p>', '<p>a</p>'],
  ['<p>a <b data-track-change="delete" data-user="1">b</b></p>', '<p>a</p>'],
  ['<p>a <del datetime="2026-11-01">b</del></p>', '<p>a <del>b</del></p>'],
  ['<p>a <b class="price-del">b</b></p>', '<p>a <b>b</b></p>'],
  [
    '<p>a <suggestion-start name="deletion:e1:u"></suggestion-start>b<suggestion-end name="deletion:e1:u"></suggestion-end><suggestion-start name="insertion:e2:u"></suggestion-start>c<suggestion-end name="insertion:e2:u"></suggestion-end></p>',
    '<p>a c</p>',
  ],
  [
    '<p>a<suggestion-start name="deletion:e1"></suggestion-start> b</p><ul><li>c</li></ul><p><b>d</b><img src="/d.jpg"><suggestion-end name="deletion:e1"></suggestion-end>e</p>',
    '<p>a</p><p>e</p>',
  ],
  [
    '<figure data-suggestion-start-before="insertion:e1,deletion:e2:u" data-suggestion-end-after="insertion:e1,deletion:e2:u"><img src="/b.jpg"></figure><p>a<comment-start name="n:1"></comment-start>b<comment-end name="n:1"></comment-end></p>',
    '<p>ab</p>',
  ],
  [
    '<p>a<suggestion-start name="deletion:e1"></suggestion-start>b</p><p>c</p>',
    '<p>ab</p><p>c</p>',
  ],
])

cases('elements written as empty swallow nothing', [
  ['<iframe src="https://youtu.be/octaGYM0016"/><p>a</p>', '<video octaGYM0016><p>a</p>'],
  [
    '<p>a</p><script src="x.js" /><p>b</p><iframe/><p>c</p><script>d</script><p>e</p>',
    '<p>a</p><p>b</p><p>c</p><p>e</p>',
  ],
  ['<textarea/><title/><style/><xmp/><select/><p>a</p>', '<p>a</p>'],
])

cases('words stand apart as in a browser', [
  [
    '<p><span style="display:block">a</span><span style="display:block">b</span></p>',
    '<p>a<br />b</p>',
  ],
  ['<h2><span style="display:block">a</span>b</h2>', '<h2>a<br />b</h2>'],
  ['<p>a<br><b style="display:block">b</b> c</p>', '<p>a<br /><b>b</b><br />c</p>'],
  ['<div style="display:flex"><span>6 am</span><span>a</span></div>', '<div>6 am a</div>'],
  [
    '<p><span style="display:inline-block">ab</span><span style="display:table-cell">cd</span></p>',
    '<p>ab cd</p>',
  ],
  ['<p>a<a href="#n1">1</a> b<a href="#n2">[2]</a>.</p>', '<p>a<sup>1</sup> b<sup>[2]</sup>.</p>'],
])

cases('a list of contents is left out', [
  [
    '<nav><p>In this article</p><a href="#a">a</a> <a href="#b">b</a></nav><p id=a>a</p>',
    '<p>a</p>',
  ],
  ['<ul><li><a href="#a">a</a></li> <li><a href="#b">b</a></li></ul><h2 id=a>a</h2>', '<h2>a</h2>'],
  [
    '<div id="ez-toc-container"><p>c</p><ul><li><a href="#a">a</a><li><a href="#b">b</a></ul></div><p>a</p>',
    '<p>a</p>',
  ],
])

cases('lists of Quill', [
  [
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="bullet" class="ql-indent-2">c</li><li data-list="bullet">d</li></ol>',
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  ],
  [
    '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>',
    '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
  ],
  [
    '<ol><li data-list="checked">a</li><li data-list="unchecked">b</li></ol>',
    '<ul><li>a</li><li>b</li></ul>',
  ],
  ['<ul><li>a</li><li class="ql-indent-3">b</li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
])

const word = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt'>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`

cases('lists of Word', [
  [
    word(1, '·', 'a') + word(2, 'o', 'b') + word(3, '§', 'c') + word(1, '·', 'd'),
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  ],
  [
    word(1, '1.', 'a') + word(2, 'a)', 'b') + word(2, 'b)', 'c') + word(1, '2.', 'd'),
    '<ol><li>a<ol type="a"><li>b</li><li>c</li></ol></li><li>d</li></ol>',
  ],
  [
    word(1, '3.', 'a') + '<p>b</p>' + word(1, '4.', 'c'),
    '<ol start="3"><li>a</li></ol><p>b</p><ol start="4"><li>c</li></ol>',
  ],
  [word(1, 'i.', 'a') + word(1, 'ii.', 'b'), '<ol type="i"><li>a</li><li>b</li></ol>'],
  [word(1, '(A)', 'a') + word(1, '(B)', 'b'), '<ol type="A"><li>a</li><li>b</li></ol>'],
  [word(1, '1.', 'a') + word(1, '1.', 'b'), '<ol><li>a</li></ol><ol><li>b</li></ol>'],
  ['<p class="MsoListParagraph">Not a line of a list</p>', '<p>Not a line of a list</p>'],
  [
    '<div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>a</p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>b</p></li></ul></div>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ],
])

cases('lists as others write them', [
  [
    '<ol><li value="1">a</li><li value="2"><ol><li value="1">b</li></ol></li><li value="2">c</li></ol>',
    '<ol><li value="1">a<ol><li value="1">b</li></ol></li><li value="2">c</li></ol>',
  ],
  ['<ol style="list-style-type:disc"><li>a</li></ol>', '<ul><li>a</li></ul>'],
  [
    '<ul><li style="list-style-type:decimal">a</li><li style="list-style-type:decimal">b</li></ul>',
    '<ol><li>a</li><li>b</li></ol>',
  ],
  [
    '<p style="display:list-item;list-style:square">a</p><p style="display:list-item">b</p>',
    '<ul><li>a</li><li>b</li></ul>',
  ],
  ['<ul><li>a</li>b<p>c</p></ul>', '<ul><li>a</li><li>b</li><li><p>c</p></li></ul>'],
  [
    '<ul class="c1 lst-kix_x-0"><li>a</li></ul><ul class="c2 lst-kix_x-1"><li>b</li></ul><ul class="c1 lst-kix_x-0"><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  ['<li>a</li>\n<li>b</li><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  ['<ol style="list-style:lower-alpha"><li>a</li></ol>', '<ol type="a"><li>a</li></ol>'],
  [
    '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  ['<ol type="a" start="3"><li>a</li></ol>', '<ol start="3" type="a"><li>a</li></ol>'],
  [
    '<ol style="list-style-type:upper-roman"><li value="4">a</li></ol>',
    '<ol type="I"><li value="4">a</li></ol>',
  ],
  ['<p>• a</p><p>• b</p>', '<p>• a</p><p>• b</p>'],
  ['<p>- a<br>- b</p>', '<p>- a<br />- b</p>'],
])

cases('a picture comes once', [
  [
    '<figure><img src="data:image/svg+xml,%3Csvg" data-src="/a.jpg" alt="A"><noscript><img src="/a.jpg" alt="A"></noscript><figcaption>b</figcaption></figure>',
    '<figure><img /a.jpg "A"><figcaption>b</figcaption></figure>',
  ],
  [
    '<noscript><img src="/a.jpg"></noscript><img class="lazy" data-src="/a-300.jpg">',
    '<p><img /a-300.jpg></p>',
  ],
  [
    '<p><img class="lazy" src="data:,"><noscript><img src="/a.jpg"></noscript></p>',
    '<p><img /a.jpg></p>',
  ],
  [
    '<p>a</p><noscript><img src="/a.jpg"><p>Turn on script</p></noscript>',
    '<p>a</p><p><img /a.jpg></p>',
  ],
  ['<img src="/spacer.gif" data-lazy-src="/a.jpg">', '<p><img /a.jpg></p>'],
  [
    '<img data-original="/a.jpg"><img data-cfsrc="/b.jpg"><img nitro-lazy-src="/c.jpg">',
    '<p><img /a.jpg><img /b.jpg><img /c.jpg></p>',
  ],
  ['<img srcset="/a-300.jpg 300w, /a-900.jpg 900w, /a-600.jpg 600w">', '<p><img /a-900.jpg></p>'],
  [
    '<img src="https://other.example/a.jpg" data-srcset="/a.jpg 1x, /b.jpg 2x">',
    '<p><img /b.jpg></p>',
  ],
  ['<picture><source srcset="/a.webp 900w"><img alt="A"></picture>', '<p><img /a.webp "A"></p>'],
  ['<img style="opacity:0" data-src="/a.jpg">', '<p><img /a.jpg></p>'],
  ['<p><img src="https://s.example/1f94a.png" alt="🥊" class="emoji">Box</p>', '<p>🥊 Box</p>'],
])

cases('of several files the right one is shown', [
  [
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/dark.png"><img src="/light.png"></picture>',
    '<p><img /light.png></p>',
  ],
  [
    '<picture><source type="image/jxl" srcset="/a.jxl"><source type="image/webp" srcset="/a.webp"><img src="/a.jpg"></picture><picture><source srcset="/b.jxl"><source srcset="/b.webp"><img src="/b.svg"></picture>',
    '<p><img /a.jpg><img /b.webp></p>',
  ],
  [
    '<img src="/a.jpg" data-hover-src="/b.jpg"><img src="/c.jpg" data-original="/d.jpg">',
    '<p><img /a.jpg><img /c.jpg></p>',
  ],
  ['<img src="/placeholder.jpg" data-src="/a.jpg" data-error-src="/b.jpg">', '<p><img /a.jpg></p>'],
])

cases('a picture that cannot be shown is its words, or nothing', [
  [
    '<p>a</p><img src="/a.svg" alt="Members: 120"><img src="/b.svg" alt="">',
    '<p>a</p><p>Members: 120</p>',
  ],
  ['<p>a<img src="https://other.example/a.jpg" alt="b">c</p>', '<p>a b c</p>'],
  ['<p>a<img src="cid:1" alt="IMG_2041.jpg"><img src="" alt="thumbnail"></p>', '<p>a</p>'],
])

cases('no caption without its picture', [
  [
    '<figure><img src="https://other.example/a.jpg"><figcaption>b</figcaption></figure><p>a</p>',
    '<p>a</p>',
  ],
  [
    '<figure class="gallery"><figure><img src="cid:1"><figcaption>b</figcaption></figure></figure><p>a</p>',
    '<p>a</p>',
  ],
])

cases('text keeps its blocks', [
  [
    '<table role="presentation"><tr><td>a</td><td><table><tr><td>b</td></tr></table></td></tr></table>',
    '<div>a</div><div>b</div>',
  ],
  [
    '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
    '<div>a</div><div data-scroll role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table></div>',
  ],
  ['a<p></p>b<h2> </h2>c', '<p>a</p><p>b</p><p>c</p>'],
  ['<p style="white-space:pre-wrap">a\nb</p>', '<p>a<br />b</p>'],
  [
    '<div style="white-space:pre-wrap">\n<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n</div>',
    '<ul><li>a</li></ul><p>b</p>',
  ],
  ['<figcaption>a</figcaption>', '<div>a</div>'],
  [
    '<button>a</button><a href="/b">b</a><a href="/c">c</a>',
    '<p>a <a href="/b">b</a> <a href="/c">c</a></p>',
  ],
  ['a\n\nb\nc', '<p>a</p><p>b<br />c</p>'],
  ['a\r\n\r\nb\r\nc', '<p>a</p><p>b<br />c</p>'],
  ['a\nb', '<p>a<br />b</p>'],
  [
    '<h2>a</h2>\n\nb\n\n<strong>c</strong> d\ne\n<p>f\ng</p>',
    '<h2>a</h2><p>b</p><p><strong>c</strong> d<br />e</p><p>f\ng</p>',
  ],
  ['<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['<div>\n\n  <span>a</span>\n\n</div>', '<div>a</div>'],
  ['a<br />\n<br />\nb', '<p>a<br /><br />b</p>'],
  ['<p>a\nb</p>\nc\nd', '<p>a\nb</p><p>c\nd</p>'],
  [
    '<details><summary>a?</summary>b.</details><address>c</address><address>d</address>',
    '<p><strong>a?</strong></p><p>b.</p><div>c</div><div>d</div>',
  ],
  [
    '<fieldset><legend>a</legend>b</fieldset><nav>c</nav><form>d<input></form>',
    '<p><strong>a</strong></p><p>b</p><div>c</div><div>d</div>',
  ],
  ['<pre>6am  a\n7am  b</pre>', '<pre>6am  a\n7am  b</pre>'],
  ['<listing>a\nb</listing><xmp>c\nd</xmp>', '<pre>a\nb</pre><pre>c\nd</pre>'],
  ['<p><q>a</q> b</p>', '<p><q>a</q> b</p>'],
  ['<a href="/getpass"><div>a</div></a>', '<a href="/getpass"><div>a</div></a>'],
])

cases('a letter counts once, however it is written', [
  [`<p>${'&#2344;&#x92F;&#2368; '.repeat(4000)}</p>`, `<p>${'नयी '.repeat(4000).trim()}</p>`],
  ['<p>&#60;b&#62; &#38;amp; &#x27;</p>', "<p>&lt;b&gt; &amp;amp; '</p>"],
])

cases('a body that was escaped twice is decoded once', [
  ['&lt;p&gt;a &amp;amp; b&lt;/p&gt;', '<p>a &amp; b</p>'],
  ['&lt;p hidden&gt;a&lt;/p&gt;&lt;p&gt;b&lt;/p&gt;', '<p>b</p>'],
  ['&amp;lt;p&amp;gt;a', '<p>&amp;lt;p&amp;gt;a</p>'],
  ['<p>&lt;p&gt;</p>', '<p>&lt;p&gt;</p>'],
  ['a &lt; b', '<p>a &lt; b</p>'],
])

cases('an address within another is the one that leads somewhere', [
  [
    '<iframe src="/media/oembed?url=https%3A//www.youtube.com/watch%3Fv%3DoctaGYM0016&amp;max_width=0"></iframe>',
    '<video octaGYM0016>',
  ],
  [
    '<iframe src="https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2FoctaGYM0016&amp;key=1"></iframe>',
    '<video octaGYM0016>',
  ],
  [
    '<iframe data-placeholder-image="https://content.example/a.jpg" data-src-cmplz="https://www.youtube.com/embed/octaGYM0016" src="about:blank"></iframe>',
    '<video octaGYM0016>',
  ],
  [
    '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1"></iframe>',
    '<p><a href="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1">Open on w.soundcloud.com</a></p>',
  ],
  [
    '<iframe src="/forms/grading"></iframe>',
    '<p><a href="https://content.example/forms/grading">Open on content.example</a></p>',
  ],
  ['<iframe src="https://site.example/forms"></iframe><p>a</p>', '<p>a</p>'],
  ...[
    ['!1m14!1m12!1m3!1d3888.1!2d72.8361!3d19.0596!3m2!1sen!2sin', '19.0596%2C72.8361'],
    ['!1m18!1m12!1m3!1d1!2d72.8!3d18.9!3m3!1m2!1s0x3be7:0x1!2sGateway!3m2!1sen!2sin', 'Gateway'],
    [
      '!1d1!2d77!3d28!4m12!4m5!1s0x1:0x2!2sHome!2m2!4m5!1s0x3:0x4!2sThe+club!3m2!1sen!2sin',
      'The%20club',
    ],
  ].map(([code, place]): [string, string] => [
    `<iframe src="https://www.google.com/maps/embed?pb=${code}"></iframe>`,
    `<p><a href="https://www.google.com/maps/search/?api=1&amp;query=${place}">Open on google.com</a></p>`,
  ]),
])

cases('an empty element that a script would have filled leads where it says', [
  ...[
    '<blockquote class="instagram-media" data-instgrm-permalink="https://x.example/p"></blockquote>',
    '<blockquote cite="https://x.example/p"><section></section></blockquote>',
    '<div class="widget" data-url="https://x.example/p"></div>',
    '<amp-facebook data-href="https://x.example/p"></amp-facebook>',
    '<a href="https://x.example/p" rel="im-checkout"></a>',
    '<a class="twitter-timeline" href="https://x.example/p"></a>',
  ].map((html): [string, string] => [
    html,
    '<p><a href="https://x.example/p">Open on x.example</a></p>',
  ]),
  ['<p>a</p><div data-bg="https://x.example/a.jpg"></div>', '<p>a</p>'],
  ['<p>a</p><div class="fb-like" data-href="https://site.example/a"></div>', '<p>a</p>'],
  ['<p>a<a href="https://x.example/p"></a></p>', '<p>a</p>'],
])

cases('embeds leave a way', [
  [
    '<div data-src="https://www.youtube.com/embed/octaGYM0016"></div><noscript><iframe src="https://youtu.be/octaGYM0016"></iframe></noscript>',
    '<video octaGYM0016>',
  ],
  [
    '<div data-settings=\'{"youtube_url":"https:\\/\\/youtu.be\\/octaGYM0016"}\'><div class="video"></div></div>',
    '<video octaGYM0016>',
  ],
  [
    '<div class="fb-post" data-href="https://www.facebook.com/x/1"></div>',
    '<p><a href="https://www.facebook.com/x/1">Open on facebook.com</a></p>',
  ],
  ['<p>https://youtu.be/octaGYM0016</p>', '<video octaGYM0016>'],
  [
    '<p>a<br>https://www.youtube.com/watch?v=octaGYM0016<br>b</p>',
    '<p>a</p><video octaGYM0016><p>b</p>',
  ],
  ['<figure><div>\nhttps://youtu.be/octaGYM0016\n</div></figure>', '<video octaGYM0016>'],
  [
    '<p><a href="https://youtu.be/octaGYM0016">https://youtu.be/octaGYM0016</a></p>',
    '<video octaGYM0016>',
  ],
  ['<p><b>https://youtu.be/octaGYM0016</b></p>', '<video octaGYM0016>'],
  ['<p>See https://youtu.be/octaGYM0016</p>', '<p>See https://youtu.be/octaGYM0016</p>'],
  [
    '<iframe src="about:blank" data-src="//www.youtube.com/embed/octaGYM0016"></iframe>',
    '<video octaGYM0016>',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
    '<p><a href="https://www.youtube.com/playlist?list=PL1">Open on youtube.com</a></p>',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/12?h=1"></iframe>',
    '<p><a href="https://player.vimeo.com/video/12?h=1">Open on player.vimeo.com</a></p>',
  ],
  [
    '<p><iframe src="https://docs.google.com/forms/d/e/1/viewform?embedded=true"></iframe></p>',
    '<p><a href="https://docs.google.com/forms/d/e/1/viewform?embedded=true">Open on docs.google.com</a></p>',
  ],
  [
    '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fx%2F1"></iframe>',
    '<p><a href="https://www.facebook.com/x/1">Open on facebook.com</a></p>',
  ],
  [
    '<figure><video src="/a.mp4"></video><figcaption>b</figcaption></figure>',
    '<figure><a href="https://content.example/a.mp4">Open on content.example</a><figcaption>b</figcaption></figure>',
  ],
  [
    '<audio><source src="/a.mp3"></audio>',
    '<p><a href="https://content.example/a.mp3">Open on content.example</a></p>',
  ],
  ['<p>https://vimeo.com/12</p>', '<p><a href="https://vimeo.com/12">https://vimeo.com/12</a></p>'],
  ['<p>a</p><iframe src="https://t.example/x" width="0" height="0"></iframe>', '<p>a</p>'],
])

cases('spaces', [
  ['<p>a&nbsp;long&nbsp;line&nbsp;of&nbsp;words</p>', '<p>a long line of words</p>'],
  [
    '<h2>a&nbsp;b</h2><p>c&nbsp;d&nbsp;e</p><ul><li>f&nbsp;g</li></ul>',
    '<h2>a b</h2><p>c d e</p><ul><li>f g</li></ul>',
  ],
  ['<p>It costs Rs&nbsp;500 now</p>', '<p>It costs Rs\u00a0500 now</p>'],
  ['<p>Rs&nbsp;500</p>', '<p>Rs\u00a0500</p>'],
  ['<p>a b c d e f</p><p>g&nbsp;h&nbsp;i</p>', '<p>a b c d e f</p><p>g h i</p>'],
])

cases('language and direction', [
  ['<p dir="rtl" lang="ur">a</p>', '<p dir="rtl" lang="ur">a</p>'],
  [
    '<p>a <span lang="hi">b</span> <span lang="EN-US">c</span> <bdi>d</bdi></p>',
    '<p>a <span lang="hi">b</span> c <span dir="auto">d</span></p>',
  ],
  ['<p style="direction:rtl">a</p>', '<p dir="rtl">a</p>'],
  ['<div dir="RTL"><p>a</p></div>', '<div dir="RTL"><p>a</p></div>'],
])

cases('links lead somewhere', [
  ['<a href="98000 00000">a</a>', '<p><a href="tel:9800000000">a</a></p>'],
  ['<a href="mailto: a@b.example">a</a>', '<p><a href="mailto:a@b.example">a</a></p>'],
  ['<a href="https://www.site.example/getpass">a</a>', '<p><a href="/getpass">a</a></p>'],
  ['<a href="/x" aria-label="X"><i></i></a>', '<p><a href="/x">X</a></p>'],
  ['<a href="/x"><svg></svg><b class="sr-only">X</b></a>', '<p><a href="/x">X</a></p>'],
  [
    '<a href="https://t.example/g"><img src="https://cdn.t.example/now.png" alt="Register now"></a>',
    '<p><a href="https://t.example/g">Register now</a></p>',
  ],
  [
    '<a href="https://t.example/g"><img src="https://cdn.t.example/now.png"></a> <a href="https://www.f.example/x"><svg><path /></svg></a>',
    '<p><a href="https://t.example/g">Open on t.example</a> <a href="https://www.f.example/x">Open on f.example</a></p>',
  ],
  [
    '<a href="https://youtu.be/octaGYM0016"><img src="https://i.ytimg.com/vi/octaGYM0016/0.jpg" alt="Watch"></a>',
    '<video octaGYM0016>',
  ],
  ['<p>a<a href="https://t.example"><img src="/x.gif" width="1" height="1"></a></p>', '<p>a</p>'],
  ['<a href="instagram.com/x">a</a>', '<p><a href="https://instagram.com/x">a</a></p>'],
  ['<a href="a@b.example">a</a>', '<p><a href="mailto:a@b.example">a</a></p>'],
  ['<a href="+91 98000 00000">a</a>', '<p><a href="tel:+919800000000">a</a></p>'],
  ['<a href="https//x.example/y">a</a>', '<p><a href="https://x.example/y">a</a></p>'],
  ['<a href="//x.example/y">a</a>', '<p><a href="https://x.example/y">a</a></p>'],
  [
    '<a href="/uploads/t.pdf#page=2">a</a>',
    '<p><a href="https://content.example/uploads/t.pdf#page=2">a</a></p>',
  ],
  ['<a href="timetable.pdf">a</a>', '<p><a href="https://content.example/timetable.pdf">a</a></p>'],
  ['<a href="https://site.example/content/a.jpg">a</a>', '<p><a href="/content/a.jpg">a</a></p>'],
  [
    '<a href="http://site.example/getpass?x=1#form">a</a>',
    '<p><a href="/getpass?x=1#form">a</a></p>',
  ],
  ['<a href="classes/bjj" target="_blank">a</a>', '<p><a href="/classes/bjj">a</a></p>'],
  [
    '<a href="https://www.google.com/url?q=https://x.example/y&amp;sa=D">a</a>',
    '<p><a href="https://x.example/y">a</a></p>',
  ],
  ['<a href="javascript:x">a</a> <a href="#top">b</a> <a>c</a>', '<p>a b c</p>'],
  [
    '<a href="/getpass"><img src="/a.jpg"></a>',
    '<p><a href="/getpass"><img /a.jpg "Open /getpass"></a></p>',
  ],
])

cases('looks that mean something', [
  [
    '<p><span style="text-decoration:line-through">a</span> <s>b</s> <strike>c</strike></p>',
    '<p><s>a</s> <s>b</s> <s>c</s></p>',
  ],
  [
    '<p><span style="font-weight:700;font-style:italic">a</span></p>',
    '<p><strong><em>a</em></strong></p>',
  ],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['<p>H<span style="vertical-align:sub">2</span>O</p>', '<p>H<sub>2</sub>O</p>'],
])

cases('a video is taken out of what it stands in', [
  [
    '<div><p>a <b>b <iframe src="//youtu.be/octaGYM0016"></iframe> c</b></p>d</div>',
    '<p>a <b>b</b></p><video octaGYM0016><p><b>c</b></p><p>d</p>',
  ],
  [
    '<ol><li>a</li><li><iframe src="//youtu.be/octaGYM0016"></iframe></li></ol>',
    '<ol><li>a</li><li><a href="https://www.youtube.com/watch?v=octaGYM0016">Play video</a></li></ol>',
  ],
])

cases('headings start at h2 and keep their order', [
  ['<h1>A</h1><h2>B</h2><h6>C</h6>', '<h2>A</h2><h3>B</h3><h6>C</h6>'],
  ['<h2>A</h2><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
  ['<h4 class="x">A</h4><h5>B</h5>', '<h2>A</h2><h3>B</h3>'],
])

cases('what is empty is left out', [
  ['<p><a name="top"></a></p><p><a href="#top">Up</a></p>', '<p>Up</p>'],
  ['<p><img src="https://evil.example/x.jpg"></p>', ''],
  ['<p><img src="/counts-readers.gif" width="1" height="1"></p>', ''],
  ['<div><p> <br><b>\u200b</b></p></div><p>a<b> </b></p>', '<p>a</p>'],
  ['<p>a<b> </b>b</p>', '<p>a b</p>'],
])

import { sanitise } from './sanitise'

jest.mock('@/lib/env', () => jest.requireActual<object>('@/testing/news-settings'))

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
  ['<p>a</p><p STYLE="color:red; DISPLAY : None !important">b</p>', '<p>a</p>'],
  ['<p style="display:none;display:block">a</p>', '<p>a</p>'],
  ['<p>a <span style="visibility:hidden">b</span><i hidden>c</i></p>', '<p>a</p>'],
  ['<dialog>b</dialog><p>a</p>', '<p>a</p>'],
  ['<td style="font-size:0"><div style="font-size:13px">a</div></td>', '<div>a</div>'],
  [
    '<div style="height:0;padding-bottom:56%;overflow:hidden"><iframe src="//youtu.be/octaGYM0016"></iframe></div>',
    '<video octaGYM0016>',
  ],
  ['<p><span aria-hidden="true">a</span></p>', '<p>a</p>'],
  ['<style>p{display:none}.x{display:block}</style><p class=x>a</p>', '<p>a</p>'],
  ['<style>.x{display:none}</style><p class=x style="display:block">a</p>', '<p>a</p>'],
  ['<style>@media print{.x{display:none}}.y,</style><p class=x>a</p>', '<p>a</p>'],
  [
    '<noscript><style>.x{display:none}</style></noscript><img class=x data-src=/a.jpg>',
    '<p><img /a.jpg></p>',
  ],
])

cases('what a link or a button points at is shown', [
  [
    '<h2><a href="#a">Q</a></h2><div id="a" style="display:none"><p>A</p></div>',
    '<h2>Q</h2><p>A</p>',
  ],
  ['<button data-bs-target="#a">Q</button><p id="a" hidden>A</p>', '<p>Q</p><p>A</p>'],
  [
    '<p id="a" hidden>A</p><p id="b" hidden>B</p><b aria-controls="c a">Q</b><p id hidden>C</p>',
    '<p>A</p><p><b>Q</b></p>',
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
    '<ol><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ol>',
  ],
  [
    word(1, '3.', 'a') + '<p>b</p>' + word(1, '4.', 'c'),
    '<ol start="3"><li>a</li></ol><p>b</p><ol start="4"><li>c</li></ol>',
  ],
  [word(1, 'i.', 'a') + word(1, 'ii.', 'b'), '<ol><li>a</li><li>b</li></ol>'],
  [word(1, '(A)', 'a') + word(1, '(B)', 'b'), '<ol><li>a</li><li>b</li></ol>'],
  [word(1, '1.', 'a') + word(1, '1.', 'b'), '<ol><li>a</li></ol><ol><li>b</li></ol>'],
  ['<p class="MsoListParagraph">Not a line of a list</p>', '<p>Not a line of a list</p>'],
])

cases('lists as others write them', [
  ['<ol type="a" start="3"><li>a</li></ol>', '<ol type="a" start="3"><li>a</li></ol>'],
  [
    '<ol><li value="1">a</li><li value="2"><ol><li value="1">b</li></ol></li><li value="2">c</li></ol>',
    '<ol><li value="1">a<ol><li value="1">b</li></ol></li><li value="2">c</li></ol>',
  ],
  ['<ul><li>a</li>b<p>c</p></ul>', '<ul><li>a</li><li>b</li><li><p>c</p></li></ul>'],
  ['<li>a</li>\n<li>b</li><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  [
    '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
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
  ['<img src="/spacer.gif" data-lazy-src="/a.jpg">', '<p><img /a.jpg></p>'],
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
  ['<img src="/placeholder.jpg" data-src="/a.jpg" data-error-src="/b.jpg">', '<p><img /a.jpg></p>'],
])

cases('a picture that cannot be shown is its words, or nothing', [
  [
    '<p>a</p><img src="/a.svg" alt="Members: 120"><img src="/b.svg" alt="">',
    '<p>a</p><p>Members: 120</p>',
  ],
  ['<p>a<img src="https://other.example/a.jpg" alt="b">c</p>', '<p>a b c</p>'],
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

cases('what holds no blocks has none', [
  ['<h2>a<div>b</div>c</h2>', '<h2>a b c</h2>'],
  ['<b>a<p>b</p></b>', '<p>a</p><p>b</p>'],
  [
    '<table><tr><th scope="row"><h2>a</h2><td>b</table>',
    '<div data-scroll role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td><h2>a</h2></td><td>b</td></tr></tbody></table></div>',
  ],
  [
    '<i dir="rtl"><p>a</p></i><figcaption>b</figcaption>',
    '<div dir="rtl"><p>a</p></div><div>b</div>',
  ],
])

cases('text keeps its blocks', [
  ['a<p></p>b<h2> </h2>c', '<p>a</p><p>b</p><p>c</p>'],
  [
    '<div style="white-space:pre-wrap">\n<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n</div>',
    '<ul><li>a</li></ul><p>b</p>',
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

cases('a frame is a link to what it shows', [
  [
    '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1"></iframe>',
    '<p><a href="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1">Open on w.soundcloud.com</a></p>',
  ],
  [
    '<iframe src="/forms/grading"></iframe>',
    '<p><a href="https://content.example/forms/grading">Open on content.example</a></p>',
  ],
  ...[
    ['!1m14!1m12!1m3!1d3888.1!2d72.8361!3d19.0596!3m2!1sen!2sin', '19.0596%2C72.8361'],
    [
      '!1m18!1m12!1m3!1d1!2d72.8!3d18.9!3m3!1m2!1s0x3be7:0x1!2sGateway!3m2!1sen!2sin',
      '18.9%2C72.8',
    ],
  ].map(([code, place]): [string, string] => [
    `<iframe src="https://www.google.com/maps/embed?pb=${code}"></iframe>`,
    `<p><a href="https://www.google.com/maps/search/?api=1&amp;query=${place}">Open on google.com</a></p>`,
  ]),
])

cases('embeds leave a way', [
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
    '<figure><video src="/a.mp4"></video><figcaption>b</figcaption></figure>',
    '<figure><a href="https://content.example/a.mp4">Open on content.example</a><figcaption>b</figcaption></figure>',
  ],
  [
    '<audio><source src="/a.mp3"></audio>',
    '<p><a href="https://content.example/a.mp3">Open on content.example</a></p>',
  ],
  ['<p>https://vimeo.com/12</p>', '<p><a href="https://vimeo.com/12">https://vimeo.com/12</a></p>'],
  ['<p>a</p><iframe src="https://t.example/x" width="0" height="0"></iframe>', '<p>a</p>'],
  ['<p>a</p><iframe src="https://site.example/forms/grading"></iframe>', '<p>a</p>'],
])

cases('values are those that HTML has', [
  [
    '<p lang="xx-IN">a</p><p lang="hi-invalid">b</p><p lang="hi-Deva-IN">c</p><p dir="up">d</p>',
    '<p>a</p><p>b</p><p lang="hi-Deva-IN">c</p><p>d</p>',
  ],
  [
    '<table><tr><td colspan="0" rowspan="-1" constructor="a">a<th scope="all">b</table>',
    '<div data-scroll role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>a</td><th>b</th></tr></tbody></table></div>',
  ],
  ['<ol start="x" type="disc"><li value="1.5">a</ol>', '<ol><li>a</li></ol>'],
  [
    '<a href="tel:+91 98000 00000">a</a> <a href="tel:">b</a> <a href="mailto:a@b.in?subject=c d">e</a>',
    '<p><a href="tel:+919800000000">a</a> b <a href="mailto:a@b.in?subject=c%20d">e</a></p>',
  ],
  ['<a href="https://x.example/a|b%">a</a>', '<p><a href="https://x.example/a%7Cb%25">a</a></p>'],
  ['<table><caption>a</caption><tr></tr></table>', '<div>a</div>'],
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
  [
    '<p>a <span lang="hi">b</span> <span lang="EN-US">c</span></p>',
    '<p>a <span lang="hi">b</span> c</p>',
  ],
  ['<p dir="rtl" lang="ur">a</p>', '<p dir="rtl" lang="ur">a</p>'],
  ['<p style="direction:rtl">a</p>', '<p dir="rtl">a</p>'],
  ['<div dir="RTL"><p>a</p></div>', '<div dir="RTL"><p>a</p></div>'],
])

cases('links lead somewhere', [
  [
    '<a href="https://t.example/g"><img src="https://cdn.t.example/now.png" alt="Register now"></a>',
    '<p><a href="https://t.example/g"> Register now </a></p>',
  ],
  ['<a href="/b">b</a><a href="/c">c</a>', '<p><a href="/b">b</a> <a href="/c">c</a></p>'],
  ['<a href="98000 00000">a</a>', '<p><a href="tel:9800000000">a</a></p>'],
  ['<a href="mailto: a@b.example">a</a>', '<p><a href="mailto:a@b.example">a</a></p>'],
  ['<a href="https://www.site.example/getpass">a</a>', '<p><a href="/getpass">a</a></p>'],
  ['<a href="/x" aria-label="X"><i></i></a>', '<p><a href="/x">X</a></p>'],
  [
    '<a href="https://t.example/g"><img src="https://cdn.t.example/now.png"></a> <a href="https://www.f.example/x"><svg><path /></svg></a>',
    '<p><a href="https://t.example/g">Open on t.example</a> <a href="https://www.f.example/x">Open on f.example</a></p>',
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
    '<p>a b</p><video octaGYM0016><p>c</p><p>d</p>',
  ],
  [
    '<p>a<br><iframe src="//youtu.be/octaGYM0016"></iframe><br>b</p>',
    '<p>a</p><video octaGYM0016><p>b</p>',
  ],
  [
    '<ol><li>a</li><li><iframe src="//youtu.be/octaGYM0016"></iframe></li></ol>',
    '<ol><li>a</li><li><a href="https://www.youtube.com/watch?v=octaGYM0016">Play video</a></li></ol>',
  ],
])

cases('headings start at h2 and keep their order', [
  ['<h1>A</h1><h4>B</h4><h4>C</h4><h2>D</h2>', '<h2>A</h2><h3>B</h3><h3>C</h3><h3>D</h3>'],
  ['<h2>A</h2><h4>B</h4><h1>C</h1>', '<h2>A</h2><h3>B</h3><h2>C</h2>'],
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

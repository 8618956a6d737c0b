export type Article = {
  newsid: number | string
  banner: string
  title: string
  htmlcontent: string
  date?: string
}

/** Articles as an editor's tool leaves them: pasted from Word, half-styled, with an embed. */
export const articles: readonly Article[] = [
  {
    newsid: 16,
    date: '2026-11-20',
    banner: '/content/news-2.jpg',
    title: 'What is inside: Sahakara Nagar, floor by floor',
    htmlcontent: `<p style="text-align: justify;"><span style="font-size: 14pt;">There is a lot under one roof on 1st Main Rd in Sahakara Nagar, so we walked through it with a notebook.&nbsp; Here is what you find, and where to begin if it is your first visit.</span></p>
<h2><strong>The octagon comes first</strong></h2>
<p>You see it before anything else. Next to it are the <b>boxing bag rack</b> and the indoor turf; the free weights, the strength machines and the Olympic lift platform stand behind them.</p>
<ul>
<li>Cardio and strength training equipment, free weights</li>
<li>Functional training equipment and indoor turf</li>
<li>Group fitness studio
<ul><li>ask at the desk which class runs next</li></ul>
</li>
<li>Locker rooms, steam, showers and WC</li>
<li>Pro shop</li>
</ul>
<p>&nbsp;</p>
<h3>When we are open</h3>
<table border="1" cellspacing="0" cellpadding="6" style="width: 620px; border-collapse: collapse;">
<caption>Opening hours, Sahakara Nagar</caption>
<thead><tr><th scope="col">Day</th><th scope="col">Opens</th><th scope="col">Closes</th></tr></thead>
<tbody>
<tr><td>Monday to Saturday</td><td>6am</td><td>11pm</td></tr>
<tr><td>Sunday</td><td>8am</td><td>6pm</td></tr>
</tbody>
</table>
<h3>Your first visit, in order</h3>
<ol>
<li>Ask for a <a href="/getpass">free guest pass</a> and choose Sahakara Nagar.</li>
<li>Bring the original pass and a government ID.</li>
<li>Wear what you would train in; a coach shows you the rest.</li>
</ol>
<p><iframe width="560" height="315" src="https://www.youtube.com/embed/octaGYM0016" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture" allowfullscreen></iframe></p>
<p>Not in Bengaluru? Every club is on the <a href="/locations/list" target="_blank">locations page</a>.</p>`,
  },
  {
    newsid: 'belts-and-stripes',
    banner: '/content/news-4.jpg',
    title: 'White to black: how belts and stripes work on our mats',
    htmlcontent: `<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<p class="MsoNormal"><span lang="EN-GB" style="mso-fareast-language:EN-IN">Brazilian Jiu-Jitsu is slow to hand out colour, and that is the point of it. If you have ever wondered what the small bars at the end of a belt mean, this is the short version.<o:p></o:p></span></p>
<h2>Adults, from sixteen</h2>
<p class="MsoNormal">White, blue, purple, brown: one to four stripes on each, and then black, which counts in degrees. Every coach who teaches the class here is a <em>purple belt or higher</em>.</p>
<h2>Six to fifteen</h2>
<p class="MsoNormal">White with one to four stripes, then gray, yellow, orange and green. Each of those four comes with a white stripe, plain, and with a black stripe.</p>
<blockquote><p>Beginners are welcome in every class except Level 2 and Level 3.</p></blockquote>
<p class="MsoNormal">Level 0 is the introduction. Start there, in <a href="/classes/bjj">Brazilian Jiu-Jitsu</a>.</p>`,
  },
  {
    newsid: 14,
    banner: '/content/news-3.jpg',
    title: 'Seven rounds of three minutes: inside Boxing Conditioning',
    htmlcontent: `<p><font face="Arial" size="3">Fifty minutes sounds generous until the first bell. Boxing Conditioning is built on <strong>seven rounds of three minutes</strong>, and the class is over before most people look at the clock.</font></p>
<p>What happens between the bells is ordinary boxing: stance, guard, footwork, combinations on the bag. Nobody hits you. What makes it conditioning is that the rest is shorter than you would like.</p>
<p><img src="/content/news-3.jpg" width="1200" height="630" alt="Heavy bags hanging in rows" style="float:right;margin:10px;"></p>
<p>Kickbox Conditioning keeps the same seven rounds and adds the legs. If you are unsure which to try, take the one whose hour suits you: <a href="/classes/detail/boxing-conditioning">boxing</a> or <a href="/classes/detail/kickbox-conditioning">kickboxing</a>.</p>
<p>&nbsp;</p>`,
  },
  {
    newsid: 'youth-first-class',
    banner: '/content/news-5.jpg',
    title: 'Before a child’s first class: what parents ask us',
    htmlcontent: `<div><div><p dir="ltr">Our Youth Program in India takes children from five to twelve. Ages vary by market and not every club runs it, so ask yours first.</p></div>
<div><br></div>
<div><b>Do I have to sign something?</b></div>
<div>Yes. A parent or guardian gives permission before the first class.</div>
<div><br></div>
<div><b>Which class should it be?</b></div>
<div>There are six: Boxing, Daily Ultimate Training, Wrestling, MMA, Kickboxing and Brazilian Jiu-Jitsu. Children rarely choose the one we expect.</div>
<div><br></div>
<div><a href="/classes/youth" style="color:#1155cc">See the Youth Program</a></div></div>`,
  },
  {
    newsid: 11,
    banner: '/content/news-1.jpg',
    title: 'Early or late: opening hours in New Delhi, Mumbai and Guwahati',
    htmlcontent: `<p>Three clubs, three cities, and one question at every desk: <i>how late can I come?</i></p>
<p><u>Punjabi Bagh</u> opens at 6am from Monday to Saturday and closes at 10:30pm. On Sunday it is 7am to 4pm.</p>
<p><u>Bandra</u> runs from 6am to 11pm, and from 8am to 5pm on Sunday.</p>
<p><u>Guwahati</u> runs from 6am to 11pm, and from 8am to 6pm on Sunday.</p>
<hr>
<p><small>Address and map of each club: <a href="/locations/list">Locations</a>.</small></p>`,
  },
  {
    newsid: 'trial-pass_15-days',
    banner: '',
    title: 'Fifteen days, one gym: how the trial pass works',
    htmlcontent: `<h1>How the trial pass works</h1>
<p>A trial pass is good for <strong>15 days from the day it is issued</strong>, at the gym that issued it. It is yours alone and cannot be handed on.</p>
<p>Bring the original with your name and the date on it, or the unique code if yours is an e-trial pass. We may ask for a government ID. Had a pass before? Leave at least 90 days between two.</p>
<p>The complete wording is in our <a href="/terms">Terms of Service</a>.</p>
<p></p>
<p>&nbsp;</p>`,
  },
  {
    newsid: 'what-editors-write',
    date: '2026-10-02',
    banner: '/content/gone.jpg',
    title: 'What editors write &amp; what becomes of it',
    htmlcontent: `<div style="display: none">Nobody reads this on the page or in its preview.</div>
<p>This article has what the tools of editors leave behind, so that a developer sees each kind on the page. <s>Struck text</s>, H<sub>2</sub>O and 20<sup>th</sup> stay.</p>
<h2>Lists</h2>
<ol><li data-list="bullet">From Quill: a bullet</li><li data-list="bullet" class="ql-indent-1">one level down</li><li data-list="ordered">and a number</li></ol>
<p>Paragraphs of Word:</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1)&nbsp;</span>a number</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>with a bullet below it</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2)&nbsp;</span>and the next number</p>
<h2>A table that is wider than a phone</h2>
<table><thead><tr><th>Day</th><th>Six in the morning</th><th>Eight in the morning</th><th>Six in the evening</th><th>Eight in the evening</th></tr></thead>
<tbody><tr><th scope="row">Weekdays</th><td>Boxing</td><td>Wrestling</td><td>Kickboxing</td><td>Brazilian Jiu-Jitsu</td></tr></tbody></table>
<h2>Pictures, videos and other embeds</h2>
<figure><img src="data:image/gif;base64,R0lGOD" data-src="/content/news-5.jpg" width="1200" height="630" alt=""><figcaption>A picture that loads late, with its caption</figcaption></figure>
<p>A sign <img src="/content/news-1.jpg" width="40" height="21" alt="Gloves"> in the line of a text, a partner <img src="/content/news-4.jpg" width="240" height="126" alt="A partner">, and without a size:</p>
<p><img src="/content/news-2.jpg" alt="The front desk"></p>
<figure><div>https://youtu.be/octaGYM0016</div></figure>
<iframe src="https://player.vimeo.com/video/12"></iframe>
<h2>Quotations and typed lines</h2>
<blockquote>Beginners are welcome in every class except Level 2 and Level 3.</blockquote>
<pre>6am   Boxing
7am   Wrestling</pre>
<details><summary>Is a summary a line of its own?</summary>Yes, and what it opens is shown.</details>
<h2>Other languages</h2>
<p lang="hi">अष्टकोण पहले दिखता है। उसके पास मुक्केबाज़ी के बैग हैं, और हर कक्षा में नए लोगों का स्वागत है।</p>
<p lang="ur" dir="rtl">پہلی کلاس میں آرام دہ کپڑے پہنیں، پانی ساتھ لائیں، اور <span dir="ltr" lang="en">Level 0</span> سے شروع کریں۔</p>
<p>Write to <a href="hello@example.com">hello@example.com</a>, see <a href="instagram.com/example">Instagram</a>, or take the <a href="/getpass">guest pass</a>.</p>`,
  },
]

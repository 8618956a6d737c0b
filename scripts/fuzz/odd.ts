/** A list of items without white space. */
const items = (list: TemplateStringsArray) => String.raw(list).trim().split(/\s+/)

/** Texts that often break programs. */
export const oddValues = [
  ...['', ' ', '\0', 'a\0b', '\r\n', '\r\n\r\nGET / HTTP/1.1\r\n', '\u202e\u2066\ufeff'],
  ...['₹ नमस्ते 👩‍👩‍👧', '\ud800', '\u001b[2J\u009b31m', '"><img src=x onerror=alert(1)>'],
  "' or 1=1; drop table leads;--",
  '${7*7}{{7*7}}',
  ...items`
    <script>alert(1)</script> ../../../../etc/passwd ..%2f..%2f..%2fetc%2fpasswd %00 %E0%A4%A
    %252e%252e __proto__ constructor toString {"__proto__":{"admin":true}} [] {} null undefined NaN
    -1 1e999 99999999999999999999 $@1 $K1 $F1 $Q2 true =cmd|calc http://127.0.0.1:1/ //evil.example/
    a=1&b[]=2&b[]=3`,
]

/** Headers with a meaning for Node, Next or a proxy, and values that they should not have. */
export const oddHeaders: [name: string, values: readonly string[]][] = [
  ['rsc', ['1', '0']],
  ['next-router-state-tree', ['x', '%5B%5D', '%', '[""]', '%5B%22%22%2C%7B%7D%5D', '%7B']],
  ['next-router-prefetch', ['1', '2', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/_full', 'x', '/../..']],
  ['next-url', ['/', 'x', '//evil.example', '/%E0%A4%A']],
  ['next-resume', ['1']],
  ['next-action', ['x', '']],
  ['x-action-forwarded', ['1']],
  ['x-matched-path', ['/about', '/api/metrics', 'x']],
  ['x-middleware-subrequest', ['proxy:proxy:proxy:proxy:proxy', 'x']],
  ['x-middleware-invoke', ['1']],
  ['x-nextjs-data', ['1']],
  ['x-prerender-revalidate', ['1']],
  ['x-now-route-matches', ['1=x']],
  ['x-forwarded-host', ['evil.example', 'a b', ',', '[', 'x:99999']],
  ['x-forwarded-proto', ['https', 'x', 'https,http', ' ']],
  ['x-forwarded-port', ['0', 'x', '99999']],
  ['x-forwarded-for', ['x', '::ffff:1.2.3.4', '1:2:3:4:5:6:7:8:9', ',,,']],
  ['origin', ['https://evil.example', 'null', 'x', 'http://', 'http://[']],
  ['referer', ['x', 'http://[', 'https://evil.example/?utm_source=a']],
  ['sec-fetch-site', ['same-origin', 'cross-site', 'x']],
  ['cookie', ['__prerender_bypass=1; __next_preview_data=x', '=;;=', 'NEXT_LOCALE=xx']],
  ['range', ['bytes=0-', 'bytes=9-1', 'bytes=-1,0-,x']],
  ['if-none-match', ['*', '"x"', 'W/']],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['accept', ['text/x-component', 'image/avif', 'x', '*/*;q=x']],
  ['accept-encoding', ['gzip', 'br;q=x', 'identity;q=0', '*;q=0']],
  ['content-encoding', ['gzip', 'x']],
  ['content-length', ['-1', 'x', '0', '99999999999', '5, 6']],
  ['transfer-encoding', ['chunked', 'gzip, chunked', 'x']],
  ['expect', ['100-continue', 'x']],
  ['connection', ['upgrade', 'keep-alive', 'x']],
  ['upgrade', ['websocket', 'h2c']],
  ['authorization', ['Bearer x', 'Basic', 'x']],
  ['purpose', ['prefetch']],
  ['host', ['', 'evil.example', 'a b', '[', 'localhost:99999', '\u00e9']],
]

/** How addresses of the site begin. */
export const stems = items`
  /news-readmore/ /locations/ /classes/detail/ /landing/ /news/ /social-images/
  /social-images/news-readmore/ /_next/image?url= /_next/image?w=828&q=60&s=0&url=%2Fcontent%2F
  /_next/static/ /_next/data/ /_next/ /content/ /api/ /`

/** Names of fields that no form has, or that Next.js uses itself. */
export const oddNames = items`
  $ACTION_REF_1 $ACTION_1:0 $ACTION_1:1 $ACTION_ID_60f79adce45f41d780ed5a5a97b5a28710cb78b614
  $ACTION_KEY __proto__ form submission attribution elapsed 0 1 _1_form _1_$ACTION_KEY _2_form`

/** What may stand behind the name of a field. */
export const oddLines = [
  '; filename="a.txt"',
  '; filename="../../a"\r\ncontent-type: text/html',
  '\r\ncontent-transfer-encoding: base64',
  '\r\ncontent-type: application/json; charset=utf-16',
  '\r\nx: '.concat('y'.repeat(20_000)),
  '; name="twice"',
  "; name*=utf-8''%e2%82%ac",
]

/** Wrong arguments of a server action. */
export const oddCalls = items`[] [null] ["$K1"] [null,"$K2"] "$@1" [null,"$F1"] { "$undefined"`

/** Content types of a posted form. BOUNDARY stands for its boundary. */
export const oddTypes = [
  'multipart/form-data; boundary="BOUNDARY"',
  'multipart/form-data; boundary=BOUNDARY; charset=utf-16',
  'multipart/form-data; charset=x; boundary=other',
  'Multipart/Form-Data; Boundary=BOUNDARY',
  'multipart/mixed; boundary=BOUNDARY',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain;charset=UTF-8',
]

export const methods = items`HEAD PUT DELETE OPTIONS PATCH TRACE PROPFIND QUERY POST get`

/** 15 KB of a part that a careless pattern tries again and again, then a character that does not match. The plainest are first. */
export const longTexts = [
  ...['a', ' ', '/', '&', '<', '0', '.', '-', '_', '%', '=', ',', ';', '(', '[', '{', '"', "'"],
  ...['a@', 'a.', 'a-', '0-', '../', '%2e/', '%41', '%25', 'a=1&', ', ', ';q=', '<b>', '&amp;'],
  ...['\\', '$@1', '\t', '\n', '\r\n', '\r\n ', '\0', 'e\u0301', '\u0301', '\u202e', '%ed%a0%80'],
  ...['\ufffd', '₹', '👩‍👩‍👧', '+91 (0) ', 'http://', 'utm_a=a&', '{"a":', '[[', '\r\n------cost\r\n'],
].map((part) => `${part.repeat(15_000 / part.length)}!`)

/** Top-level domains that stand after a full stop only in the address of a page. */
const generic =
  'com|net|org|info|biz|xyz|top|online|store|live|vip|bet|icu|click|app|dev|fun|casino|cfd|sbs|buzz|cyou|quest|lol|website|space|рф'
/** Top-level domains that may also be initials or a word; `no` and `it` are left out: H.No/12, B.Sc.IT. */
const short =
  'in|co|io|me|ly|cc|tk|pw|us|uk|ru|su|cn|eu|de|ml|ga|cf|gq|ws|to|am|gd|gl|tv|la|ai|gg|be|nl|fr|club|shop|site|link|pro|win|bid|loan|download|stream'

const shortener =
  /(?<![\p{L}\d.-])(?:bit\.ly|t\.me|wa\.me|wa\.link|tinyurl\.com|goo\.(?:gl|su)|is\.gd|cutt\.ly|rb\.gy|t\.co|ow\.ly|tiny\.cc|s\.id|v\.gd|shorturl\.at|rebrand\.ly|linktr\.ee|lnkd\.in|fb\.me|youtu\.be|amzn\.to)\//iu

/** A host with a path, whose ending is written in small letters throughout or in capitals throughout. */
const domain = new RegExp(
  String.raw`(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)*(?<label>[\p{L}\d-]{2,})\.(?:(?<generic>${generic})|(?:${short}))(?<path>/|(?![\p{L}\d.@/]))`,
  'giu',
)

/** What is written before a full stop in addresses and degrees of India. */
const abbreviation =
  /^(?:opp|opposite|near|nr|behind|bh|beside|above|next|dist|tal|taluka|teh|vill|sec|flat|plot|room|shop|house|post|bldg|apt|st|rd|dr|mr|mrs|ms|md|mohd|er|adv|prof|smt|shri|sri|kum|late|pvt|ltd|ugc|csir|msc|bsc|sc)$/i
/** With one of these before it, a short ending is that of an address: prize.in is one, ravi.in a name. */
const bait =
  /(?:prize|win|winner|free|cash|money|bonus|casino|bet|loan|jackpot|lottery|claim|gift|offer|crypto|coin|forex|porn|sex|dating|seo|earn|reward|deal|promo)/i
const mailHost = /(?:mail|yahoo|outlook|icloud|live)$/i

/** One letter may become eighteen: of what a field takes, what is longer than this is no person's. */
const longest = 5000

/**
 * Without the spellings that people do not see or spam uses to hide a link: `ｗｗｗ`, a mark of no width
 * between two letters, the full stop of Chinese, `evil[.]com`, a slash of mathematics.
 */
export const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .slice(0, longest)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(/[\u2044\u2215\u29f8]/g, '/')
    .replace(/:\\\\/g, '://')
    .replace(/\s?[[({](?:\.|dot)[\])}]\s?/gi, '.')

/** How a link begins. Two slashes alone are no link: Vill//Post Rampur. */
export const linkStart = /(?:h[tx]{2}ps?|ftp):\/\/(?:www\.)?|\bwww\.(?=\S)/gi

/** Whether a text has a link with its scheme, `www.` or the host of a known shortener. */
export const hasLink = (text: string): boolean =>
  text.search(linkStart) !== -1 || /\bxn--/i.test(text) || shortener.test(text)

/**
 * Whether a text has the address of a page without a scheme: a host under a real top-level domain with
 * a path, or one that cannot be a name with initials or a degree. In doubt it has none.
 */
export function hasAddress(text: string): boolean {
  return [...text.matchAll(domain)].some(({ 0: all, groups = {} }) => {
    const { label = '', path } = groups
    const ending = all.slice(all.lastIndexOf('.') + 1)
    if (abbreviation.test(label) || mailHost.test(label)) return false
    if (path) return ending === ending.toLowerCase() || all === all.toUpperCase()
    if (ending !== ending.toLowerCase() || label.length < 3) return false
    return groups.generic !== undefined || bait.test(label)
  })
}

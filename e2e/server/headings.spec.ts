import { pages } from '@/content/pages'
import { expect, serverTest as test } from '@/e2e/test'
import { elements } from '@/testing/html'

/** The headline of each page as the specification has it, section 2.3 to 2.15 and contract "Routes". */
const headlines: Record<string, string> = {
  '/': 'Seize the opportunity!',
  '/getpass': 'CHANGE HAPPENS HERE',
  '/classes': 'More than a workout',
  '/classes/ultimate': 'Ultimate Classes',
  '/classes/bjj': 'Brazilian Jiu-Jitsu',
  '/classes/youth': 'Youth Program',
  '/classes/group': 'Group Fitness',
  '/classes/detail/boxing-conditioning': 'Boxing Conditioning',
  '/classes/detail/kickbox-conditioning': 'Kickbox Conditioning',
  '/classes/detail/daily-ultimate-training': 'Daily Ultimate Training',
  '/classes/detail/brazilian-jiu-jitsu-gi': 'Brazilian Jiu-Jitsu Gi',
  '/classes/detail/ufc-fit': 'OCTA FIT',
  '/classes/detail/matrx': 'MATRX',
  '/coaching': 'Coaching',
  '/about': 'WE ARE OCTA GYM',
  '/franchise': 'Own a gym',
  '/news': 'News',
  '/events': 'OCTA GYM Events',
  '/contact': 'Contact Us',
  '/international': 'International',
  '/locations/list': 'Locations',
  '/locations/punjabi-bagh': 'New Delhi',
  '/locations/bandra': 'Mumbai',
  '/locations/imphal': 'Imphal',
  '/locations/jaipur': 'Jaipur',
  '/locations/guwahati': 'Guwahati',
  '/locations/sahakara-nagar': 'KARNATAKA',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/landing/sahakara-nagar': 'CHANGE HAPPENS HERE',
  '/landing/guwahati-assam': 'CHANGE HAPPENS HERE',
  '/landing/mansarovar-feedback': 'MEMBER FEEDBACK',
  '/thank-you': 'Thank you for submitting the details',
  '/thank-you-guest': 'Thank you',
  '/landing/sahakara-nagar/sn-thank-you': 'Thank you for submitting the details',
  '/landing/sahakara-nagar/sn-feedback-thank-you': 'Thank you for the feedback',
  '/landing/guwahati-assam/gw-thank-you': 'Thank you for submitting the details',
}

test('every page has the headline of the specification, not the title for search engines', async ({
  request,
}) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text()
    const [heading] = elements(html, 'h1')
    expect([path, heading?.text.toLowerCase()]).toEqual([path, headlines[path]?.toLowerCase()])
  }
})

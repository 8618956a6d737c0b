import { brand } from '@/content/brand'
import type { LegalDocument } from './types'

const privacy = { label: 'Privacy Policy', href: '/privacy' } as const
const contact = { label: 'contact page', href: '/contact' } as const

/**
 * Terms of Service. Specification 2.14 (date and anchor) and 9: trial pass terms, minimum age,
 * notice before arbitration, time for claims.
 */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: `The terms for using the website of ${brand.name} India and for the free trial pass: how long it is valid, where it can be redeemed and what to bring.`,
  heading: 'Terms of Service',
  note: 'Last modified 04/08/2022',
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      body: [
        `These Terms of Service are an agreement between you and the operator of ${brand.name} in India under the master licence (“${brand.name}”, “we”, “us”). They cover this website, the enquiries that you send through it and the trial passes that are asked for on it.`,
        'By using the website, sending one of its forms or redeeming a trial pass you accept these terms. If you do not accept them, please do not use the website’s services.',
        {
          parts: [
            'How we handle the personal information that you give us is set out in the ',
            privacy,
            ', which forms part of these terms.',
          ],
        },
      ],
    },
    {
      id: 'age',
      heading: 'Who may use the services',
      body: [
        'You must be at least 18 years old to use the services of this website. The services are everything that asks you for details: requesting a trial pass, sending an enquiry or a message, and giving feedback.',
        'A child who would like to join a youth program does not send a form. A parent or guardian does so in their own name, and their permission is required before a child trains.',
      ],
    },
    {
      id: 'website',
      heading: 'Using the website',
      body: [
        'The website is public. There is no account and no login, and reading it costs nothing but your own connection. You may read, share and link to its pages for your own, non-commercial purposes.',
        'You agree not to:',
        {
          list: [
            'send details of another person without their permission, or details that you know to be false;',
            'send forms by machine, in bulk, or to advertise something;',
            'try to reach parts of the website or its systems that are not meant for visitors, or put its working at risk;',
            'copy the website, or a substantial part of it, for commercial purposes;',
            'use the website in a way that breaks the law or the rights of others.',
          ],
        },
      ],
    },
    {
      id: 'enquiries',
      heading: 'Forms and enquiries',
      body: [
        'When you send a form we pass it to the people who answer it: the club that you named, or our team for India. Where a form asks for it, you agree that a representative contacts you by phone or e-mail about your request. You can withdraw that at any time.',
        {
          list: [
            'Please give details that are yours, correct and complete. We cannot answer a wrong number.',
            'Sending a form binds neither side to anything further. It is not a membership, a booking of a class or a contract.',
            'A franchise enquiry is a request for information. Nothing on this website is an offer or a promise of a franchise, of a territory or of earnings. A franchise exists only under a written agreement signed by both sides.',
            'Feedback that you send us may be used to improve our clubs. We do not publish it under your name without asking you.',
          ],
        },
      ],
    },
    {
      id: 'trial-pass',
      heading: 'Trial pass terms',
      ruled: true,
      body: [
        'These terms apply to every free guest pass, trial pass and e-trial pass, in addition to the house rules of the club. A pass is valid at participating locations only.',
        {
          list: [
            'A pass is valid for 15 days from the date of issue.',
            'One trial per person.',
            'A pass is non-transferable. It cannot be sold, exchanged for money or used by anyone but the person named on it.',
            'Anyone who receives more than one pass must leave a gap of at least 90 days between them.',
            'A pass is redeemable only at the gym that issued it.',
            'The original pass, with the date of issue and your name on it, must be shown at each visit. Otherwise a charge applies.',
            'The gym may ask for a government ID to confirm that the pass is yours.',
            'An e-trial pass is accepted only with its unique code.',
          ],
        },
        'A guest follows the same rules of the mat and the gym floor as a member, and the instructions of the coaches. The gym may end a trial if they are not followed.',
      ],
    },
    {
      id: 'membership',
      heading: 'Memberships, classes and clubs',
      body: [
        'Memberships are agreed at the club, in a separate membership agreement. Where that agreement and these terms differ, the membership agreement decides.',
        'Clubs are independently operated. Classes, youth programs, amenities, hours and coaches differ from club to club and change over time. We keep the website’s details as correct as we can. Please ask the club before you travel for something in particular.',
        'A club that is marked “Opening Soon” is a plan, and its address and opening may still change.',
      ],
    },
    {
      id: 'health',
      heading: 'Your health',
      body: [
        'Training in striking, grappling, strength and group fitness is demanding and carries a risk of injury. What you read on this website is general information and no medical advice.',
        'See a doctor before you start if you have a condition, are pregnant, are recovering from an injury or are not sure whether you are fit to train. Tell the coach before class, work at your own pace, and stop when something hurts.',
      ],
    },
    {
      id: 'content',
      heading: 'Content and trade marks',
      body: [
        `The texts, pictures, videos, logos and the design of this website belong to ${brand.name} or to those who have licensed them to us. The name ${brand.name}, the names of our classes and those of our sister brands may not be used without written permission.`,
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Other websites, videos and maps',
      body: [
        'The website links to pages that others run, among them our sister brands, the international site and social networks. Their own terms apply there, and we are not responsible for what they show.',
        'Videos and maps on our pages come from other providers. They are loaded only when you ask for them, and from then on the provider’s terms apply to them.',
      ],
    },
    {
      id: 'liability',
      heading: 'Availability and liability',
      body: [
        'We offer the website as it is. We may change it, interrupt it or end it, and we do not promise that it is always available or free of errors.',
        'As far as the law allows, we are not liable for indirect or consequential loss, or for loss that arises from relying on information on the website alone. Nothing in these terms limits a liability that cannot be limited by law, such as liability for fraud or for death or injury caused by negligence.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      body: [
        'Most problems are solved by talking to the club. If that does not help, the following applies to every dispute about these terms, the website or a trial pass.',
        {
          list: [
            {
              parts: [
                'Notice first: the side that has a complaint gives the other 30 days’ written notice before starting arbitration. The notice says what happened and what would put it right. You reach us through the ',
                contact,
                '.',
              ],
            },
            'Then arbitration: a dispute that is not settled within those 30 days is decided by a sole arbitrator under the Arbitration and Conciliation Act, 1996, in English.',
            'In time: a claim must be brought within one year of the day on which its cause arose. As far as the law allows, it is barred after that.',
          ],
        },
        'These terms are governed by the laws of India. Rights that consumer law gives you and that cannot be waived remain yours.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        'We may change these terms. The date at the top of this page says when they were last modified, and the terms shown on the day on which you use the website or are issued a pass apply. If one of them turns out to be invalid, the others remain in force.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [
        {
          parts: [
            'Questions about these terms are answered by our team for India: write to us from the ',
            contact,
            '.',
          ],
        },
      ],
    },
  ],
}

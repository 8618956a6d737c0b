import { brand } from '@/content/brand'
import { passDays } from '@/content/free-pass'
import type { LegalDocument } from './types'

const privacy = { label: 'Privacy Policy', href: '/privacy' } as const
const contact = { label: 'contact page', href: '/contact' } as const

/**
 * Terms of Service. Specification 2.14 (date and anchor) and 9: trial pass terms, minimum age,
 * notice before arbitration, time for claims.
 */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: `The terms for using the website of ${brand.name} India, and those of the trial pass: how long it is valid, where it can be redeemed and what to bring.`,
  heading: 'Terms of Service',
  note: 'Last modified 04/08/2022',
  sections: {
    agreement: {
      heading: 'The agreement',
      body: [
        `These Terms of Service are an agreement between you and the operator of ${brand.name} in India under the master licence (“${brand.name}”, “we”, “us”). They cover this website, the enquiries you send through it and the trial passes you ask for on it.`,
        'By using the website, sending one of its forms or redeeming a trial pass, you accept these terms. If you do not accept them, please do not use the website’s services.',
        [
          'How we handle the personal information you give us is set out in the ',
          privacy,
          ', which forms part of these terms.',
        ],
      ],
    },
    age: {
      heading: 'Who may use the services',
      body: [
        'You must be at least 18\u00a0years old to use the services of this website. By services we mean everything that asks for your details: requesting a trial pass, sending an enquiry or a message, and giving feedback.',
        'If a child would like to join a youth program, a parent or guardian sends the form, in their own name. Their permission is required before a child trains.',
      ],
    },
    website: {
      heading: 'Using the website',
      body: [
        'The website is public and free to read; there is no account and no login. You may read, share and link to its pages for your own, non-commercial purposes.',
        'You agree not to:',
        {
          list: [
            'send another person’s details without their permission, or details that you know to be false;',
            'send forms automatically, in bulk or as advertising;',
            'try to reach parts of the website or its systems that are not meant for visitors, or disrupt how it works;',
            'copy the website, or a substantial part of it, for commercial purposes;',
            'use the website in a way that breaks the law or infringes the rights of others.',
          ],
        },
      ],
    },
    enquiries: {
      heading: 'Forms and enquiries',
      body: [
        'When you send a form, we pass it to the people who answer it: the club you named, or our team for India. Where a form asks for your consent, you agree that a representative may contact you by phone or e-mail about your request. You can withdraw your consent at any time.',
        {
          list: [
            'Please give your own details, correct and complete. We cannot reach you on a wrong number.',
            'Sending a form commits neither side to anything further. It is not a membership, a class booking or a contract.',
            'A franchise enquiry is a request for information. Nothing on this website is an offer or a promise of a franchise, of a territory or of earnings. A franchise exists only under a written agreement signed by both sides.',
            'We may use your feedback to improve our clubs. We do not publish it under your name without asking you.',
          ],
        },
      ],
    },
    'trial-pass': {
      heading: 'Trial pass terms',
      ruled: true,
      body: [
        'These terms apply to every free guest pass, trial pass and e-trial pass, in addition to the house rules of the club. A pass is valid at participating locations only.',
        {
          list: [
            `A pass is valid for ${passDays}\u00a0days from the date of issue.`,
            'One trial per person.',
            'A pass is non-transferable. It cannot be sold, exchanged for money or used by anyone other than the person named on it.',
            'Anyone who receives more than one pass must leave a gap of at least 90\u00a0days between them.',
            'A pass is redeemable only at the gym that issued it.',
            'You must show the original pass, with the date of issue and your name on it. Otherwise a charge applies.',
            'The gym may ask for a government ID to confirm that the pass is yours.',
            'An e-trial pass is accepted only with its unique code.',
          ],
        },
        'Guests follow the same rules on the mat and the gym floor as members, and the instructions of the coaches. The gym may end a trial if they do not.',
      ],
    },
    membership: {
      heading: 'Memberships, classes and clubs',
      body: [
        'You agree a membership with your club, in a separate membership agreement. Where that agreement and these terms differ, the membership agreement applies.',
        'Clubs are independently operated. Classes, youth programs, amenities, hours and coaches differ from club to club and change over time. We keep the details on the website as accurate as we can. If you are travelling for something in particular, please ask the club first.',
        'A club marked “Opening Soon” is planned: its address and its opening may still change.',
      ],
    },
    health: {
      heading: 'Your health',
      body: [
        'Training in striking, grappling, strength and group fitness is demanding and carries a risk of injury. What you read on this website is general information, not medical advice.',
        'See a doctor before you start if you have a medical condition, are pregnant, are recovering from an injury or are not sure whether you are fit to train. Tell the coach before class, work at your own pace, and stop if something hurts.',
      ],
    },
    content: {
      heading: 'Content and trade marks',
      body: [
        `The texts, pictures, videos, logos and design of this website belong to ${brand.name} or to those who have licensed them to us. You may not use the name ${brand.name}, the names of our classes or those of our sister brands without written permission.`,
      ],
    },
    elsewhere: {
      heading: 'Other websites, videos and maps',
      body: [
        'The website links to pages run by others, among them our sister brands, the international site and social networks. Their own terms apply there, and we are not responsible for what they show.',
        'Videos and maps on our pages come from other providers. They are loaded only when you ask for them, and the provider’s terms then apply.',
      ],
    },
    liability: {
      heading: 'Availability and liability',
      body: [
        'We provide the website as it is. We may change it, interrupt it or end it, and we do not promise that it will always be available or free of errors.',
        'As far as the law allows, we are not liable for indirect or consequential loss, or for loss that arises from relying on information on the website alone. Nothing in these terms limits a liability that cannot be limited by law, such as liability for fraud or for death or injury caused by negligence.',
      ],
    },
    disputes: {
      heading: 'Disputes',
      body: [
        'Most problems can be solved by talking to the club. If that does not help, the following applies to any dispute about these terms, the website or a trial pass.',
        {
          list: [
            [
              'Notice first: the side that has a complaint gives the other 30\u00a0days’ written notice before starting arbitration. The notice says what happened and what would put it right. You can reach us through the ',
              contact,
              '.',
            ],
            'Then arbitration: a dispute that is not settled within those 30\u00a0days is decided by a sole arbitrator under the Arbitration and Conciliation Act, 1996, in English.',
            'In time: a claim must be brought within one year of the day on which its cause arose. After that it is barred, as far as the law allows.',
          ],
        },
        'These terms are governed by the laws of India. You keep the rights that consumer law gives you and that cannot be waived. Nothing here keeps you from a consumer commission or shortens a time that the law gives you.',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      body: [
        'We may change these terms. The date at the top of this page says when they were last modified, and the terms that apply are those shown on the day you use the website or are issued a pass. If one of them turns out to be invalid, the others remain in force.',
      ],
    },
    contact: {
      heading: 'Contact',
      body: [
        [
          'Our team for India answers questions about these terms: write to us from the ',
          contact,
          '.',
        ],
      ],
    },
  },
}

import { brand } from '@/content/brand'
import { company } from '@/content/company'
import type { LegalDocument } from './types'

const contact = { label: 'contact page', href: '/contact' } as const
const { grievanceOfficer } = company

/**
 * Privacy policy. Specification 2.14 and 9: children under 13, requests answered within 30 days.
 * Each sentence on what the site does must agree with the code: privacy.test.ts compares them.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: `Which details ${brand.name} India asks for, who receives them, how long they are kept, what stays in your browser, and how to see, correct or erase them.`,
  heading: 'Privacy Policy',
  note: `For the website of ${brand.name} India. Last modified 23/11/2026`,
  sections: {
    'in-short': {
      heading: 'In short',
      body: [
        {
          list: [
            'You can read the whole website without telling us who you are. There is no account and no login.',
            'We learn your name and contact details only when you send a form, and we use them to answer it.',
            'We set no cookies that need your consent, and our pages carry no third-party advertising or analytics.',
            'Nothing is loaded from another company until you ask for it, for example by playing a video or opening a map.',
          ],
        },
      ],
    },
    'who-we-are': {
      heading: 'Who we are',
      body: [
        `This website is run by ${company.legalName}, ${company.address} (CIN ${company.cin}), the operator of ${brand.name} in India under the master licence (“${brand.name}”, “we”, “us”). We decide why and how your details are used. Clubs are independently operated; a club that answers your enquiry is responsible for what it does with your details from then on.`,
        `Questions, requests and grievances: ${grievanceOfficer.name}, grievance officer, ${grievanceOfficer.email}, ${grievanceOfficer.phone}.`,
      ],
    },
    'what-you-give-us': {
      heading: 'What you give us',
      body: [
        'You give us personal information only through the forms on this website. Each form shows everything it asks for:',
        {
          list: [
            'Guest pass: the club you chose, your name, e-mail address, phone number, state, city and postal pincode.',
            'Own a gym: your name, phone number, e-mail address, state, city and pincode, and your plans: the model you are interested in, your desired location, your available capital, whether you own a property and how large it is, the best time to call you and how you heard about us.',
            'Contact: your name, e-mail address, phone number, city and message.',
            'Pages for a single club: your name, phone number and e-mail address; the page adds the club, its city and its state.',
            'Member feedback: your name, phone number, e-mail address and what you tell us about the club.',
          ],
        },
        'Please do not put health details, identity numbers or payment details into a message. We do not need them to answer you.',
      ],
    },
    'what-comes-along': {
      heading: 'What is kept with your enquiry',
      body: [
        'If you came to the website from an advertisement, a newsletter or a shared link, the address may have carried campaign tags: short words that name the campaign, or where the link was shared. When you then send a form, we keep these tags with your enquiry, together with the page on which your visit began and the name of the website you came from, so that we know what leads people to us. We do not use them to follow you to other websites.',
        'With each form we keep which wording it showed you, and when you sent it.',
        'If a form looks as if it was sent by a robot, for example within a second of the page opening, it is held back. A person can release it. What nobody releases is erased after a year.',
        'We need your network address to send you a page, and may use it for a few minutes to hold back or refuse automated abuse. It is not kept with your enquiry.',
      ],
    },
    'how-we-use-it': {
      heading: 'How we use it',
      body: [
        'Guest pass, franchise and club pages: we use your details because you agreed to it with the box on the form. Contact and feedback: we use what you chose to send us, only to answer you or to improve the club (section 7(a) of the Digital Personal Data Protection Act, 2023). In both cases only for:',
        {
          list: [
            'to contact you about your pass, enquiry, message or feedback;',
            'to issue a guest pass and to check that its terms are met, such as one trial per person;',
            'to understand which pages and campaigns lead to enquiries. These notes are kept with each enquiry, where the people who answer it can see them;',
            'to protect the website against misuse, and to meet our legal duties.',
          ],
        },
        'We do not sell your personal information. No decision about you is made by a machine alone, except that a form may be held back or refused as abuse, as described above.',
        [
          `You can take back your agreement at any time, as easily as you gave it: write one line to ${grievanceOfficer.email}, or use the `,
          contact,
          '. We then stop contacting you and erase your details as described below; what was done before stays lawful.',
        ],
      ],
    },
    'who-receives-it': {
      heading: 'Who receives it',
      body: [
        'A form that you send is first stored on the website’s own server, so that it is not lost, and then passed on to the operator’s enquiry system. There it is seen by the team that answers it and by the club it concerns.',
        'Companies that run servers or systems for us may handle your details on our behalf and on our instructions. We give them to anyone else only where the law requires it.',
      ],
    },
    browser: {
      heading: 'Cookies and your browser',
      body: [
        'The website sets no cookies for advertising, for statistics or to recognise you on a later visit, so there are none for you to accept.',
        'The website may keep the following in your browser. None of it leaves your browser before you send a form, and you can delete all of it with the browser’s data for this website.',
        {
          list: [
            'The address of the first page of your visit and of the page that led to it, until you close the tab. It is sent with a form that you send.',
            'A random number for a form that you sent, which says nothing about you. For a day it lets us recognise a form that was sent twice; after that it is deleted when you next open the website.',
            'What you have typed into a form but not sent, so that it is there when you come back to the page. It goes when you send the form or close the tab. What you typed into the form “Own a gym” stays for up to seven days, also when the tab is closed, and a button above the form clears it; after that it is deleted when you next open the website. Your consent and your available capital are never kept there; that you took your consent back is.',
            'What you typed into a form that you sent, until we have confirmed it. If its page is closed before, for example while you are offline, the next page of this website that you open in this browser links to the form, which is filled in again. You can delete it there. Your consent and your available capital are never kept there, and after seven days it is deleted when you next open the website.',
          ],
        },
        'If other people use your device, send or clear a form before you leave it.',
        'If you press “Nearest to me” in the list of clubs, your browser asks whether it may use your position. The distances are worked out in your browser. Your position is not sent to us and not kept.',
        'Our server counts, without cookies, identifiers or network addresses, how fast pages are in some of the visits, by page and kind of connection, and how far people get with each form; a browser that is set to save data reports nothing of this.',
      ],
    },
    'third-parties': {
      heading: 'Videos, maps and other websites',
      body: [
        'Where a page offers a video or a map, you first see a picture of our own. Only when you press “Play video” or “Show map” does your browser connect to the provider, which then sees your network address and may set cookies under its own policy. If you do not press it, the provider learns nothing of your visit.',
        'The same goes for links to directions, messengers, social networks, our sister brands and the international site: they are plain links until you follow them.',
      ],
    },
    'how-long': {
      heading: 'How long we keep it',
      body: [
        'Once your enquiry has been delivered to the operator, the website keeps its own copy for 90\u00a0days and then erases what you typed and where you came from. An enquiry that could not be delivered, or was held back as a robot’s, is erased after a year.',
        'What stays after an erasure: the choices from lists (club and state; on the franchise form state, model, capital, property, time to call and how you heard about us), the club, city and state that the page of a club adds, whether the box was ticked and which wording was shown, the dates, and whether the enquiry was held back or delivered. They are not linked to a name, number or address.',
        'Where the law requires longer, we keep the enquiry for as long as it does. Backups are deleted after the same time.',
        'The operator and the club keep your details for as long as they need them to deal with your request, or for as long as the law requires.',
      ],
    },
    security: {
      heading: 'How we protect it',
      body: [
        'Forms are sent over an encrypted connection. Access to stored enquiries is limited to the people who need it, and our technical logs hold no names or contact details. No system is perfectly safe: if your details are exposed all the same, we will tell you and the authorities, as the law requires.',
      ],
    },
    children: {
      heading: 'Children',
      body: [
        'Children under 13 may not use this website’s services, and we do not knowingly collect personal information from them. The minimum age for sending us a form is 18.',
        'For a youth class, a parent or guardian writes to us with their own details and says how old the child is; please do not send the child’s name or birthday. We collect nothing from a child until the club has checked, in person, that you are the parent or guardian and agree. We show children no advertising that follows them.',
        'If you believe that a child has sent us a form, please tell us and we will erase what was sent.',
      ],
    },
    'your-rights': {
      heading: 'Your rights and requests',
      body: [
        'You can ask us at any time to:',
        {
          list: [
            'give you a summary of the personal data we hold and with whom we shared it;',
            'correct it, complete it or update it;',
            'erase it, here and with the operator and the club, unless the law requires us to keep it; copies in backups go when the backup is deleted;',
            'stop contacting you, by taking back the consent that you gave with the box on a form.',
          ],
        },
        'You may also nominate somebody who exercises these rights if you die or cannot do so yourself.',
        [
          'Write to us from the ',
          contact,
          ' or to the grievance officer, and name the e-mail address or phone number that you used. Every privacy request is answered within 30\u00a0days. Before we act on it, we may have to check that it comes from you. If you are not satisfied, raise it with the grievance officer; after that you can complain to the Data Protection Board of India.',
        ],
        `This policy is also available in ${company.languages} on request.`,
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      body: [
        [
          'When we change how the website handles personal information, we change this page. Everything else about using the website is set out in the ',
          { label: 'Terms of Service', href: '/terms' },
          '.',
        ],
      ],
    },
  },
}

import { brand } from '@/content/brand'
import type { LegalDocument } from './types'

const contact = { label: 'contact page', href: '/contact' } as const

/**
 * Privacy policy. Specification 2.14 and 9: children under 13, requests answered within 30 days.
 * Each sentence on what the site does has to stay true of the code: forms, store, facades.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: `Which details ${brand.name} India asks for, who receives them, how long they are kept, what stays in your browser, and how to see, correct or erase them.`,
  heading: 'Privacy Policy',
  note: `For the website of ${brand.name} India`,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        {
          list: [
            'You can read the whole website without telling us who you are. There is no account and no login.',
            'We learn your name and contact details only when you send a form, and we use them to answer it.',
            'No cookie that needs your consent is set, and no advertising or analytics of others runs on our pages.',
            'Nothing is loaded from another company before you ask for it, for example by starting a video or opening a map.',
          ],
        },
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: [
        `This website is run by the operator of ${brand.name} in India under the master licence (“${brand.name}”, “we”, “us”), who is responsible for the personal information described here. The clubs are independently operated. A club that answers your enquiry is responsible for what it does with it from then on.`,
      ],
    },
    {
      id: 'what-you-give-us',
      heading: 'What you give us',
      body: [
        'Personal information reaches us through the forms of the website and in no other way. Each form shows all that it asks for:',
        {
          list: [
            'Free guest pass: the club you chose, your name, e-mail address, phone number, state, city and postal pincode.',
            'Own a gym: your name, phone number, e-mail address, state, city and pincode, and your plans: the model you are interested in, the desired location, available capital, whether you own a property and its area, the best time to call and how you heard about us.',
            'Contact: your name, e-mail address, phone number, city and message.',
            'Club pages with their own form: your name, phone number and e-mail address; the page adds the club, its city and its state.',
            'Member feedback: your name, phone number, e-mail address and what you tell us about the club.',
          ],
        },
        'Please do not put health details, identity numbers or payment details into a message. We do not need them to answer you.',
      ],
    },
    {
      id: 'what-comes-along',
      heading: 'What comes along with an enquiry',
      body: [
        'If you reached the website through one of our advertisements or newsletters, its address may carry campaign tags: short words that name the campaign and where it appeared. When you then send a form, these tags are kept with your enquiry, and so are the page on which your visit began and the name of the website that led you to it, so that we know which campaigns are of use. They are not used to follow you to other websites.',
        'Beside your consent we keep which wording you agreed to, and when.',
        'A form that looks as if a robot had sent it, for example within a second of the page being opened, waits until a person has looked at it.',
        'Your browser’s network address is needed to send you a page, and may be used for a moment to hold off automated abuse. It is not kept with your enquiry.',
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use it',
      body: [
        'We use your details with your consent, and only for what you sent them for:',
        {
          list: [
            'to contact you about your pass, enquiry, message or feedback;',
            'to issue a trial pass and see that its terms are kept, such as one trial per person;',
            'to understand which pages and campaigns lead to enquiries, without regard to the single person;',
            'to protect the website against misuse, and to meet duties that the law puts on us.',
          ],
        },
        'We do not sell your personal information, and no decision about you is taken by a machine alone.',
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it',
      body: [
        'A form that you send is first stored on the website’s own server, so that it is not lost, and then forwarded to the operator’s system for enquiries. There it is seen by the team that answers it and by the club that it concerns.',
        'Companies that run servers or systems for us may handle your details on our behalf and under our instructions. Beyond that we hand them to others only where the law requires it.',
      ],
    },
    {
      id: 'browser',
      heading: 'Cookies and your browser',
      body: [
        'The website sets no cookies for advertising, for statistics or for recognising you on a later visit, and so it does not ask for your consent to any.',
        'Your browser’s session storage may hold two things, which go when you close the tab. One is the address of the first page of your visit and of the page that led to it; it leaves your browser only with a form that you send. The other is a random number for a form that you sent. It lets us recognise a form that was sent twice and says nothing about you.',
        'If you press “Nearest to me” in the list of clubs, your browser asks whether it may use your position. The distances are worked out in your browser. Your position is not sent to us and not kept.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Videos, maps and other websites',
      body: [
        'Where a page offers a video or a map, you first see a picture of our own. Only when you press “Play video” or “Show map” does your browser connect to the provider, who then learns your network address and may set cookies under its own policy. If you do not press, the provider learns nothing of your visit.',
        'The same holds for links to social networks, our sister brands and the international site: they are plain links until you follow them.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        'Once your enquiry has been delivered to the operator, the website keeps its own copy only for a set time, as a rule 90 days. Then the personal fields of that copy are blanked. An enquiry that could not yet be delivered is kept until it has been.',
        'The operator and the club keep your details for as long as they need them to deal with your request, or as the law demands.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: [
        'Forms are sent over an encrypted connection. Access to stored enquiries is limited to the people who need it, and our technical logs are written without names or contact details. No system is perfectly safe: should your details be exposed all the same, we tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'Children under 13 may not use the services of this website, and we do not knowingly collect personal information from them. For all who use its services the minimum age is 18.',
        'For the youth programs a parent or guardian gets in touch, with their own details. If you believe that a child has sent us a form, please tell us and we will delete what was sent.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights and requests',
      body: [
        'You may ask us at any time to:',
        {
          list: [
            'tell you which personal information we hold about you and who has received it;',
            'correct or complete it;',
            'erase it, unless the law obliges us to keep it;',
            'stop contacting you, by withdrawing the consent that you gave with a form.',
          ],
        },
        {
          parts: [
            'Write to us from the ',
            contact,
            ' and name the e-mail address or phone number that you used. Every privacy request is answered within 30 days. Before we act on it we may have to make sure that it comes from you. If our answer does not satisfy you, you may turn to the data protection authority of India.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: [
        {
          parts: [
            'When the website changes what it does with personal information, this page changes with it. What applies to its use otherwise is set out in the ',
            { label: 'Terms of Service', href: '/terms' },
            '.',
          ],
        },
      ],
    },
  ],
}

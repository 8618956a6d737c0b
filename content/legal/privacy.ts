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
            'We set no cookies that need your consent, and our pages carry no third-party advertising or analytics.',
            'Nothing is loaded from another company until you ask for it, for example by playing a video or opening a map.',
          ],
        },
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: [
        `This website is run by the operator of ${brand.name} in India under the master licence (“${brand.name}”, “we”, “us”), which is responsible for the personal information described here. The clubs are independently operated. A club that answers your enquiry is responsible for how it handles your details from then on.`,
      ],
    },
    {
      id: 'what-you-give-us',
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
    {
      id: 'what-comes-along',
      heading: 'What is kept with your enquiry',
      body: [
        'If you came to the website from an advertisement, a newsletter or a shared link, the address may have carried campaign tags: short words that name the campaign, or where the link was shared. When you then send a form, we keep these tags with your enquiry, together with the page on which your visit began and the name of the website you came from, so that we know what leads people to us. We do not use them to follow you to other websites.',
        'With your consent we keep which wording you agreed to, and when.',
        'If a form looks as if it was sent by a robot, for example within a second of the page opening, it waits until a person has looked at it.',
        'We need your network address to send you a page, and may use it for a few minutes to hold off automated abuse. It is not kept with your enquiry.',
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
            'to issue a guest pass and to check that its terms are met, such as one trial per person;',
            'to understand which pages and campaigns lead to enquiries, without looking at individual people;',
            'to protect the website against misuse, and to meet our legal duties.',
          ],
        },
        'We do not sell your personal information, and no decision about you is made by a machine alone.',
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it',
      body: [
        'A form that you send is first stored on the website’s own server, so that it is not lost, and then passed on to the operator’s enquiry system. There it is seen by the team that answers it and by the club it concerns.',
        'Companies that run servers or systems for us may handle your details on our behalf and on our instructions. We give them to anyone else only where the law requires it.',
      ],
    },
    {
      id: 'browser',
      heading: 'Cookies and your browser',
      body: [
        'The website sets no cookies for advertising, for statistics or to recognise you on a later visit, so there are none for you to accept.',
        'The website may keep the following in your browser. None of it leaves your browser before you send a form, and you can delete all of it with the browser’s data for this website.',
        {
          list: [
            'The address of the first page of your visit and of the page that led to it, until you close the tab. It is sent with a form that you send.',
            'A random number for a form that you sent, which says nothing about you. For a day it lets us recognise a form that was sent twice; after that it is not used again.',
            'What you have typed into a form but not sent, so that it is there when you come back to the page. It goes when you send the form or close the tab. What you typed into the form “Own a gym” stays for up to seven days, also when the tab is closed, and a button above the form clears it. Your consent and your available capital are never kept.',
            'A form that you sent, until we have confirmed it. If its page is closed before, for example while you are offline, the next page of this website that you open in this browser sends it and tells you so, unless you press “Don’t send”. After a day you are asked first, and after seven days it is deleted when you next open the website.',
          ],
        },
        'If other people use your device, send or clear a form before you leave it.',
        'If you press “Nearest to me” in the list of clubs, your browser asks whether it may use your position. The distances are worked out in your browser. Your position is not sent to us and not kept.',
        'Our server counts, without cookies, identifiers or network addresses, how fast pages are in some of the visits, by page and kind of connection, and how far people get with each form; a browser that is set to save data reports nothing of this.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Videos, maps and other websites',
      body: [
        'Where a page offers a video or a map, you first see a picture of our own. Only when you press “Play video” or “Show map” does your browser connect to the provider, which then sees your network address and may set cookies under its own policy. If you do not press it, the provider learns nothing of your visit.',
        'The same goes for links to social networks, our sister brands and the international site: they are plain links until you follow them.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        'Once your enquiry has been delivered to the operator, the website keeps its own copy for a limited time, normally 90 days, and then erases what you typed from it. An enquiry that has not been delivered yet is kept until it has been.',
        'The operator and the club keep your details for as long as they need them to deal with your request, or for as long as the law requires.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: [
        'Forms are sent over an encrypted connection. Access to stored enquiries is limited to the people who need it, and our technical logs hold no names or contact details. No system is perfectly safe: if your details are exposed all the same, we will tell you and the authorities, as the law requires.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'Children under 13 may not use this website’s services, and we do not knowingly collect personal information from them. The minimum age for sending us a form is 18.',
        'For youth programs, a parent or guardian gets in touch with us, using their own details. If you believe that a child has sent us a form, please tell us and we will erase what was sent.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights and requests',
      body: [
        'You can ask us at any time to:',
        {
          list: [
            'tell you what personal information we hold about you and who has received it;',
            'correct it or complete it;',
            'erase it, unless the law requires us to keep it;',
            'stop contacting you, by withdrawing the consent that you gave with a form.',
          ],
        },
        {
          parts: [
            'Write to us from the ',
            contact,
            ' and name the e-mail address or phone number that you used. Every privacy request is answered within 30 days. Before we act on it, we may have to check that it comes from you. If you are not satisfied with our answer, you can complain to the data protection authority of India.',
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
            'When we change how the website handles personal information, we change this page. Everything else about using the website is set out in the ',
            { label: 'Terms of Service', href: '/terms' },
            '.',
          ],
        },
      ],
    },
  ],
}

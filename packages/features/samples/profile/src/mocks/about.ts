import type { About } from '../contract'
import { friends, ownEmail, owner } from './people'

/** Details of the sample person. */
export const sampleAbout: About = {
  general: {
    ...owner,
    gender: 'Female',
    birthday: '1988-04-12',
    locations: ['Mwanza, Tanzania', 'Kisumu, Kenya'],
    about:
      'I look after the traders around the lake: who they are, what they weigh, and that their money arrives. Before that I counted fish.',
  },
  work: {
    occupation: 'Market coordinator',
    skills: ['Onboarding', 'Weights and measures', 'Kiswahili', 'Dispute settlement'],
    jobs: [
      { company: 'Ziwa Traders Cooperative', date: '2021 –' },
      { company: 'Victoria Fisheries Survey', date: '2016 – 2021' },
      { company: 'Mwanza Municipal Market', date: '2012 – 2016' },
    ],
  },
  contact: {
    address: 'Plot 14, Makongoro Road, Mwanza',
    tel: ['+255 700 555 014', '+254 700 555 620'],
    websites: ['https://ziwa.example'],
    emails: [ownEmail, 'market@ziwa.example'],
  },
  groups: [
    { id: 'g-1', name: 'Cold chain', category: 'Logistics', members: 1840 },
    { id: 'g-2', name: 'Lake traders', category: 'Marketplace', members: 312 },
    { id: 'g-3', name: 'أسواق الساحل', category: 'Marketplace', members: 11 },
    { id: 'g-4', name: 'Fair scales', category: 'Weights and measures', members: 1 },
  ],
  friends: [...friends],
}

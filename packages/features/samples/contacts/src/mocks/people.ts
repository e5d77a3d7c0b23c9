import { seededRandom } from '@console/sample'
import type { Contact, ContactUser } from '../contract'

const given = [
  'Wanjiru',
  'Baraka',
  'Tigist',
  'Okello',
  'Hodan',
  'فاطمة',
  'Neema',
  'Keza',
  'يوسف',
  'Juma',
  'Akinyi',
  'Meron',
  'Liban',
  'Nansubuga',
  'Mugabo',
  'Zawadi',
  'Élodie',
  'Şule',
  'Tewodros Gebremedhin',
]
const family = [
  'Kamau',
  'Mushi',
  'Alemu',
  'Byaruhanga',
  'Warsame',
  'عبد الرحمن',
  'Kimaro',
  'Uwimana',
  'الحضرمي',
  'Makame',
  'Ochieng',
  'Tadesse',
  'Osman',
  'Kizza',
  'Nkurunziza',
  'Mwakyusa',
  'Öztürk',
  'Haileselassie-Tekle',
]
const companies = [
  'Ziwa Traders Cooperative',
  'Nakuru Grain Millers',
  'Straw, Paper & Air Ltd.',
  'مؤسسة النور للتجارة',
  'Arusha Cold Chain',
  'Blue Nile Packaging',
  '',
]
const jobs = ['Buyer', 'Packer', 'Driver', 'Bookkeeper', 'Shopkeeper', 'Inspector', '']
const places = ['Kisumu, Kenya', 'Mwanza, Tanzania', 'Jinja, Uganda', 'Addis Ababa, Ethiopia', '']

/**
 * Generates people.
 * @param count number of people: the same number gives the same people
 */
export function samplePeople(count: number): Contact[] {
  return Array.from({ length: count }, (_, place) => {
    const draw = seededRandom('contact', place, 'all')
    const birthday = new Date(Date.UTC(1955, 0, 1 + draw.integer(0, 18_000)))
    return {
      id: `c-${place + 1}`,
      name: draw.pick(given),
      lastName: draw.pick(family),
      avatar: '',
      nickname: draw.integer(0, 5) === 0 ? draw.pick(['Mzee', 'Teddy', 'Mama duka']) : '',
      company: draw.pick(companies),
      jobTitle: draw.pick(jobs),
      email: draw.integer(0, 9) === 0 ? '' : `person${place + 1}@console.example`,
      phone: `+254 700 555 ${String(place % 1000).padStart(3, '0')}`,
      address: draw.pick(places),
      birthday: draw.integer(0, 2) === 0 ? '' : birthday.toISOString().slice(0, 10),
      notes: draw.integer(0, 6) === 0 ? 'Prefers to be called in the morning.' : '',
    }
  })
}

const ids = (step: number, count: number) =>
  Array.from({ length: count }, (_, place) => `c-${1 + place * step}`)

/** Owner of the sample address book. */
export const sampleUser: ContactUser = {
  id: 'user-1',
  name: 'Zawadi Mwakyusa',
  avatar: '',
  starred: ids(11, 9),
  frequentContacts: ids(7, 14),
  groups: [
    { id: 'g-lake', name: 'Lake traders', contactIds: ids(5, 31) },
    { id: 'g-packers', name: 'Packers and drivers', contactIds: ids(9, 12) },
    { id: 'g-coast', name: 'تجار الساحل', contactIds: ids(13, 8) },
  ],
}

import type { SeededRandom } from './random'

/** Countries of the sample marketplace. */
export type Country = 'KE' | 'UG' | 'TZ' | 'RW' | 'ET' | 'SO'

/** A person's name in two fields, as in the specification. */
export interface PersonName {
  firstName: string
  lastName: string
}

/** Common given and family names of each country. */
const names: Record<Country, readonly [given: string, family: string]> = {
  KE: [
    'Wanjiru Achieng Otieno Njeri Kamau Chebet Kiprono Mutiso Wambui Odhiambo Jelimo Mwende Juma Halima Akinyi Barasa Nekesa Kipchoge',
    'Kamau Odhiambo Mwangi Kiplagat Wekesa Mutua Njoroge Omondi Cheruiyot Nyambura Musyoka Ochieng Koech Wafula Kariuki Maina',
  ],
  UG: [
    'Nakato Babirye Okello Mukasa Nansubuga Kato Apio Ssali Namutebi Opio Akello Wasswa Nabirye Mugisha Ayebare',
    'Ssebunya Okot Namukasa Byaruhanga Lubega Tumusiime Kizza Ocen Mutebi Nantongo Kyambadde Asiimwe Odongo',
  ],
  TZ: [
    'Juma Neema Rehema Baraka Zawadi Salum Mwajuma Hamisi Upendo Tatu Rashidi Asha Emmanuel Grace',
    'Mwakyusa Mushi Kimaro Massawe Mbwambo Shayo Mwinyi Lyimo Kessy Makame Ngowi Swai Mwambene',
  ],
  RW: [
    'Uwase Mugabo Ingabire Habimana Umutoni Niyonzima Keza Ishimwe Mutesi Nshuti Uwamahoro',
    'Mukamana Uwimana Nkurunziza Bizimana Mukashema Kagabo Ndayisaba Munyaneza Uwera Rukundo',
  ],
  ET: [
    'Tigist Bekele Almaz Dawit Selamawit Abebe Hiwot Tesfaye Meron Yonas Birtukan',
    'Bekele Tadesse Haile Girma Alemu Worku Desta Gebremariam Mengistu Assefa',
  ],
  SO: [
    'Hodan Abdirahman Fadumo Mohamed Sahra Ayaan Warsame Hamdi Liban Nimco',
    'Warsame Ali Farah Hassan Abdi Jama Osman Nur Mohamud Guled',
  ],
}

const lists = Object.fromEntries(
  Object.entries(names).map(([country, [given, family]]) => [
    country,
    { given: given.split(' '), family: family.split(' ') },
  ]),
) as Record<Country, { given: string[]; family: string[] }>

/** Names in Arabic script, first and last, to be mixed with Latin ones. */
export const arabicPeople: readonly PersonName[] = [
  { firstName: 'فاطمة', lastName: 'عبد الرحمن' },
  { firstName: 'محمد', lastName: 'الشريف' },
  { firstName: 'عائشة', lastName: 'بن سالم' },
  { firstName: 'يوسف', lastName: 'الحضرمي' },
]

/** Names longer than any column was designed for. */
export const longPeople: readonly PersonName[] = [
  { firstName: 'Tewodros Gebremedhin', lastName: 'Woldegiorgis Haileselassie-Tekle' },
  { firstName: 'Wanjiru Nyambura Wairimu', lastName: 'Muthoni-Njoroge wa Kariuki' },
  { firstName: 'Abdirahman Mohamed Sheikh', lastName: 'Abdullahi Warsame Guled' },
  { firstName: 'Nalubega Nansubuga Babirye', lastName: 'Ssebunya-Byaruhanga Tumusiime' },
]

/** Draws a common name of a country. */
export function personName(country: Country, stream: SeededRandom): PersonName {
  const { given, family } = lists[country]
  const firstName = stream.pick(given)
  const lastName = stream.pick(family)
  return { firstName, lastName: lastName === firstName ? (family[0] as string) : lastName }
}

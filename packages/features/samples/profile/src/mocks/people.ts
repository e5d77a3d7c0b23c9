import type { Person } from '../contract'

function person(id: string, name: string): Person {
  return { id, name, avatar: '' }
}

/** Owner of the profile. */
export const owner = person('p-1', 'Zawadi Mwakyusa')

/** Email address of the owner. */
export const ownEmail = 'zawadi@console.example'

/** Friends of the owner. */
export const friends: readonly Person[] = [
  person('p-2', 'Okello Byaruhanga'),
  person('p-3', 'Tigist Alemu'),
  person('p-4', 'يوسف الحضرمي'),
  person('p-5', 'Akinyi Ochieng'),
  person('p-6', 'Tewodros Gebremedhin Woldegiorgis Haileselassie-Tekle'),
  person('p-7', 'Keza Uwimana'),
  person('p-8', 'Liban Osman'),
  person('p-9', 'Nansubuga Kizza'),
]

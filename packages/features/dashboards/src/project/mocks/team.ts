import type { Member } from '../contract'

const people: readonly [name: string, position: string, office: string][] = [
  ['Wanjiru Kamau', 'Project lead', 'Nairobi'],
  ['Okello Byaruhanga', 'Backend engineer', 'Kampala'],
  ['Tigist Alemu', 'Designer', 'Addis Ababa'],
  ['يوسف الحضرمي', 'Frontend engineer', 'Mombasa'],
  ['Akinyi Ochieng', 'Tester', 'Kisumu'],
  ['Keza Uwimana', 'Backend engineer', 'Kigali'],
  ['Liban Osman', 'Field researcher', 'Garissa'],
  ['Nansubuga Kizza', 'Frontend engineer', 'Kampala'],
  ['Tewodros Gebremedhin Woldegiorgis', 'Data engineer', 'Addis Ababa'],
  ['Zawadi Mwakyusa', 'Marketing', 'Dar es Salaam'],
  ['Çağla Öztürk', 'Translator', 'Mombasa'],
  ['Barasa Wekesa', 'Operations', 'Eldoret'],
]

/** Email address for a name: its Latin letters, or the member's number. */
function addressOf(name: string, number: number): string {
  const [first = ''] = name.normalize('NFD').toLowerCase().split(' ')
  return `${first.replaceAll(/[^a-z]/g, '') || `member${number}`}@project.example`
}

/** Members of the sample projects. */
export const sampleTeam: readonly Member[] = people.map(([name, position, office], place) => ({
  id: `member-${place + 1}`,
  name,
  avatar: '',
  position,
  office,
  email: addressOf(name, place + 1),
  phone: `+254 700 000 ${String(101 + place)}`,
}))

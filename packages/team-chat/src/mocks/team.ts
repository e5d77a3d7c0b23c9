import { sampleStart } from '@console/sample'
import { writeChatTime } from '../chatTime'
import type { ChatContact, ChatUser, Presence } from '../contract'

/** A message as sent, its time a text. */
export interface SentMessage {
  who: string
  message: string
  time: string
}

/** The chatting user of the sample database. */
export const sampleUser: ChatUser = {
  id: 'user-1',
  avatar: '',
  status: 'online',
  mood: 'At the desk until four.',
  chatList: ['1', '2', '3', '4', '6', '7', '10', '12'].map((n) => ({ contactId: `contact-${n}` })),
}

const people: readonly [name: string, status: Presence, unread: number][] = [
  ['Wanjiru Kamau', 'online', 2],
  ['Baraka Mushi', 'do-not-disturb', 0],
  ['Tigist Alemu', 'away', 12],
  ['Okello Byaruhanga', 'offline', 0],
  ['Hodan Warsame', 'online', 0],
  ['فاطمة عبد الرحمن', 'online', 1],
  ['Tewodros Gebremedhin Woldegiorgis Haileselassie-Tekle', 'away', 0],
  ['Neema Kimaro', 'offline', 0],
  ['Keza Uwimana', 'online', 0],
  ['يوسف الحضرمي', 'do-not-disturb', 0],
  ['Juma Makame', 'offline', 0],
  ['Akinyi Ochieng', 'online', 140],
  ['Meron Tadesse', 'away', 0],
  ['Liban Osman', 'offline', 0],
  ['Nansubuga Kizza', 'online', 0],
  ['Mugabo Nkurunziza', 'do-not-disturb', 0],
]

const moods = [
  'Counting crates',
  'On the road to Nakuru',
  '',
  'في اجتماع حتى الظهر',
  'Back after the rains, with the new scales and an umbrella for everybody who asked',
]

/** The team. */
export const sampleContacts: readonly ChatContact[] = people.map(
  ([name, status, unread], place) => ({
    id: `contact-${place + 1}`,
    name,
    avatar: '',
    status,
    unread,
    mood: moods[place % moods.length],
  }),
)

const theirs = [
  'Good morning. Three businesses from Nakuru came in overnight.',
  'The second photograph of the maize mill is blurred. Shall I ask for another?',
  'Done, it is back in the queue.',
  'The buyer says the cement arrived with four torn bags.',
  'I have the delivery note here, signed and stamped.',
  'Can you look at voucher 118 when you have a minute? The amount is right, the account is not.',
  'They changed their bank last week; the letter is attached to the business.',
  'That listing runs out on Friday.',
  'Thank you!',
  'The agent in Arusha has brought eleven shops this month.',
] as const

const mine = [
  'Morning. I will take them before ten.',
  'Yes please, and the label from the side.',
  'Seen, thank you.',
  'Then let us return those four and close the rest.',
  'Perfect.',
  'I am on it.',
  'Approved a minute ago.',
  'I have written to them about the renewal.',
  'Tell him congratulations from all of us.',
] as const

/**
 * Generates a conversation of `count` messages that ended an hour before the start of the sample database: two or three in
 * a row by each side, a few minutes apart, with a night after every thirteen.
 */
export function dialogOf(contactId: string, count: number): SentMessage[] {
  let at = sampleStart - 3_600_000
  const dialog = Array.from({ length: count }, (_, fromEnd) => {
    const place = count - 1 - fromEnd
    const isMine = place % 5 > 2
    const texts = isMine ? mine : theirs
    const message = {
      who: isMine ? sampleUser.id : contactId,
      message: texts[(place * 3) % texts.length] ?? '',
      time: writeChatTime(new Date(at)),
    }
    at -= (fromEnd % 13 === 12 ? 15 * 60 : 1 + ((place * 7) % 17)) * 60_000
    return message
  })
  return dialog.toReversed()
}

const arabic: readonly SentMessage[] = [
  {
    who: 'contact-6',
    message: 'صباح الخير، هل وصلت فاتورة مؤسسة النور للتجارة؟',
    time: 'June 15th 2026, 7:40:00 am',
  },
  { who: 'user-1', message: 'Yes: INV-2041, 12 500 KES.', time: 'June 15th 2026, 7:44:00 am' },
  { who: 'contact-6', message: 'ممتاز، شكرًا (Nairobi).', time: 'June 15th 2026, 7:45:00 am' },
]

const long: readonly SentMessage[] = [
  {
    who: 'contact-7',
    message:
      'https://console.example/business-detail/biz_01JZ7Q4M8V3KDonaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
    time: 'June 14th 2026, 3:00:00 pm',
  },
  {
    who: 'contact-7',
    message:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi sent:\n\n1. the licence\n2. the lease\n3. two photographs',
    time: 'June 14th 2026, 3:01:00 pm',
  },
]

/** Messages from before the start of the sample database; a contact without an entry has no chat yet. */
export const sampleDialogs: Readonly<Record<string, readonly SentMessage[]>> = {
  'contact-1': dialogOf('contact-1', 320),
  'contact-2': dialogOf('contact-2', 9),
  'contact-3': dialogOf('contact-3', 24),
  'contact-4': dialogOf('contact-4', 4),
  'contact-6': arabic,
  'contact-7': long,
  'contact-10': dialogOf('contact-10', 3),
  'contact-12': dialogOf('contact-12', 160),
}

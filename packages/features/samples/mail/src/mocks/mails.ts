import type { Folder, Label } from '@console/master-detail/collections'
import { type Attachment, folderIds, type Mail } from '../contract'

/** Specification 4. */
export const sampleFolders: Folder[] = [
  { id: 0, handle: 'inbox', title: 'Inbox', translate: 'INBOX', icon: 'inbox' },
  { id: 1, handle: 'sent', title: 'Sent', translate: 'SENT', icon: 'send' },
  { id: 2, handle: 'drafts', title: 'Drafts', translate: 'DRAFTS', icon: 'draft' },
  { id: 3, handle: 'spam', title: 'Spam', translate: 'SPAM', icon: 'spam' },
  { id: 4, handle: 'trash', title: 'Trash', translate: 'TRASH', icon: 'trash' },
]

export const sampleFilters: Folder[] = [
  { id: 0, handle: 'starred', title: 'Starred', translate: 'STARRED', icon: 'star' },
  { id: 1, handle: 'important', title: 'Important', translate: 'IMPORTANT', icon: 'important' },
]

/** Specification 9. */
export const sampleLabels: Label[] = [
  { id: 0, handle: 'note', title: 'Note', color: '#2563eb' },
  { id: 1, handle: 'paypal', title: 'Paypal', color: '#0f766e' },
  { id: 2, handle: 'invoice', title: 'Invoice', color: '#b45309' },
  { id: 3, handle: 'amazon', title: 'Amazon', color: '#be123c' },
]

/** Owner of the sample mails if the caller is unknown. */
export const reader = { name: 'Ada Njeri', email: 'admin@console.example' }

const people = [
  ['Wanjiru Kamau', 'wanjiru@kamau-mills.example'],
  ['Hüseyin Aydın', 'huseyin@aydin-tekstil.example'],
  ['ليلى المنصوري', 'layla@souq-almansoori.example'],
  ['Grace Nakato', 'grace@nakato-solar.example'],
  ['Payments desk', 'payments@paypal.example'],
  ['Order notices', 'orders@amazon.example'],
  ['Tesfaye Bekele', 'tesfaye@highland-coffee.example'],
  ['Zeynep Koç', 'zeynep@koc-lojistik.example'],
] as const

/** Subject and paragraphs; the position determines the sender. */
const texts: readonly (readonly [subject: string, ...paragraphs: string[]])[] = [
  [
    'Flour for the week of the fair',
    'The mill can deliver <strong>forty bags</strong> on Thursday, and the rest on Monday.',
    'Shall we split the order, or wait for all of it?',
  ],
  [
    'Kumaş numuneleri yolda',
    'Merhaba, istediğiniz beş numune bugün kargoya verildi. Takip numarası ektedir.',
    'Renkler ekranda biraz koyu görünüyor; lütfen gün ışığında bakın.',
  ],
  [
    'عرض أسعار التمور لموسم الخريف',
    'السلام عليكم، أرفقنا عرض الأسعار للأصناف الثلاثة. الأسعار سارية حتى نهاية الشهر.',
    'يسعدنا إرسال عينة مجانية إلى مكتبكم.',
  ],
  [
    'Solar lamps: two came back broken',
    'Two lamps of the last box do not load. See the picture of the <em>hinge</em>.',
    '<img src="https://pictures.nakato-solar.example/hinge.png" alt="A broken hinge" width="320" height="180">',
  ],
  [
    'A payment has reached you',
    'The payment of order 4121 has reached your account. <a href="https://paypal.example/activity">See the activity</a>.',
  ],
  [
    'Your parcel leaves today',
    'Six parcels leave the warehouse this afternoon. You can <a href="https://amazon.example/follow">follow them</a> from tomorrow.',
  ],
  [
    'Coffee: the new harvest',
    'We roast a sample of each of the three stations on Friday.',
    '<ul><li>Station one: washed</li><li>Station two: natural</li><li>Station three: honey</li></ul>',
  ],
  [
    'Gümrük belgeleri eksik',
    'Konşimento elimize ulaştı, ancak menşe belgesi eksik. Cuma gününe kadar gönderebilir misiniz?',
  ],
  [
    'Minutes of Tuesday',
    'Three things were agreed: returns are looked at within a day, prices are read by two people, and the shelf by the door stays free.',
  ],
  ['تأكيد موعد الزيارة', 'نؤكد زيارتكم للمستودع يوم الأربعاء الساعة العاشرة صباحًا.'],
]

const packingList: Attachment = {
  type: 'text/plain',
  fileName: 'packing-list.txt',
  preview: '',
  url: `data:text/plain;charset=utf-8,${encodeURIComponent('40 bags of flour, 50 kg each\n12 bags of bran, 25 kg each\n')}`,
  size: '1 KB',
}

const swatches = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="#f3ead9"/><rect x="12" y="12" width="40" height="76" fill="#9f3a38"/><rect x="60" y="12" width="40" height="76" fill="#2f5d8a"/><rect x="108" y="12" width="40" height="76" fill="#d0a13b"/></svg>')}`

const samples: Attachment = {
  type: 'image/svg+xml',
  fileName: 'swatches.svg',
  preview: swatches,
  url: swatches,
  size: '2 KB',
}

const noon = Date.UTC(2026, 5, 15, 8, 40)

/** Sample mail by number, newest first; the same number gives the same mail. */
export function sampleMail(index: number): Mail {
  const [subject, ...paragraphs] = texts[index % texts.length] ?? ['']
  const [name, email] = people[index % people.length] ?? people[0]
  const folder = folderOf(index)
  const isOwn = folder === folderIds.sent || folder === folderIds.drafts
  const other = { name, email }
  const attachments =
    index % 5 === 0 ? [packingList] : index % 5 === 1 ? [samples, packingList] : []
  return {
    id: String(index + 1),
    from: { avatar: '', ...(isOwn ? reader : other) },
    to: isOwn
      ? [other]
      : index % 4 === 0
        ? [reader, { name: 'Bahati Otieno', email: 'bahati@console.example' }]
        : [reader],
    subject:
      index < texts.length ? subject : `${subject} (${Math.floor(index / texts.length) + 1})`,
    message: paragraphs
      .map((text) => (/^<(?:ul|img)/.test(text) ? text : `<p>${text}</p>`))
      .join('\n'),
    time: new Date(noon - index * 5_400_000).toISOString(),
    read: isOwn || index % 3 === 2,
    starred: index % 7 === 3,
    important: index % 6 === 1,
    hasAttachments: attachments.length > 0,
    attachments,
    labels:
      name === 'Payments desk'
        ? [1, 2]
        : name === 'Order notices'
          ? [3]
          : index % 4 === 0
            ? [0]
            : [],
    folder,
  }
}

function folderOf(index: number): number {
  if (index < 30) return folderIds.inbox
  if (index < 40) return folderIds.sent
  if (index < 42) return folderIds.drafts
  return index < 47 ? folderIds.spam : folderIds.trash
}

/** Sample mails: thirty in the inbox, some in each of the other folders. */
export const sampleMails: Mail[] = Array.from({ length: 50 }, (_, index) => sampleMail(index))

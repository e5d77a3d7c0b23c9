import { groupsOf, type Spelling } from './spelling'

const ones = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']

/** A number below a thousand: "one hundred and one", with the "and" of British English. */
function hundreds(number: number): string {
  const rest = number % 100
  const one = ones[rest % 10]
  const last = rest < 20 ? ones[rest] : [tens[Math.floor(rest / 10)], one].filter(Boolean).join('-')
  const first = number >= 100 ? `${ones[Math.floor(number / 100)]} hundred` : ''
  return [first, last].filter(Boolean).join(' and ')
}

/** A number in words: a remainder below a hundred follows an "and", "one thousand and one". */
function spelled(number: number): string {
  const isTail = number > 1000 && number % 1000 > 0 && number % 1000 < 100
  const groups = groupsOf(number).map(({ digits, scale }) =>
    [hundreds(digits), scales[scale]].filter(Boolean).join(' '),
  )
  const tail = isTail ? groups.splice(-1) : []
  return [groups.join(' '), ...tail].join(' and ')
}

/** English numbers and currencies. */
export const english: Spelling = {
  counted: (number, [one, many]) => `${spelled(number) || 'zero'} ${number === 1 ? one : many}`,
  and: ' and ',
  whole: (words) => `${words} only`,
  units: {
    KES: [
      ['Kenyan shilling', 'Kenyan shillings'],
      ['cent', 'cents'],
    ],
    TZS: [
      ['Tanzanian shilling', 'Tanzanian shillings'],
      ['cent', 'cents'],
    ],
    ETB: [
      ['Ethiopian birr', 'Ethiopian birr'],
      ['santim', 'santim'],
    ],
    USD: [
      ['US dollar', 'US dollars'],
      ['cent', 'cents'],
    ],
    EUR: [
      ['euro', 'euros'],
      ['cent', 'cents'],
    ],
    AED: [
      ['UAE dirham', 'UAE dirhams'],
      ['fils', 'fils'],
    ],
    SAR: [
      ['Saudi riyal', 'Saudi riyals'],
      ['halala', 'halalas'],
    ],
    TRY: [
      ['Turkish lira', 'Turkish liras'],
      ['kuruş', 'kuruş'],
    ],
    SOS: [
      ['Somali shilling', 'Somali shillings'],
      ['cent', 'cents'],
    ],
    UGX: [['Ugandan shilling', 'Ugandan shillings']],
    RWF: [['Rwandan franc', 'Rwandan francs']],
    BIF: [['Burundian franc', 'Burundian francs']],
    DJF: [['Djiboutian franc', 'Djiboutian francs']],
  },
}

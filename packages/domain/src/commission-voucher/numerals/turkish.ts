import { groupsOf, type Spelling } from './spelling'

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const scales = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon']

/** A number below a thousand: 100 is "hundred", without "one". */
function hundreds(number: number): string {
  const hundred = Math.floor(number / 100)
  return [
    hundred > 1 ? ones[hundred] : '',
    hundred > 0 ? 'yüz' : '',
    tens[Math.floor(number / 10) % 10],
    ones[number % 10],
  ]
    .filter(Boolean)
    .join(' ')
}

/** A number in words: 1000 is "thousand", without "one", but a million is "one million". */
function spelled(number: number): string {
  return groupsOf(number)
    .map(({ digits, scale }) =>
      [scale === 1 && digits === 1 ? '' : hundreds(digits), scales[scale]]
        .filter(Boolean)
        .join(' '),
    )
    .join(' ')
}

/** Turkish numbers and currencies. Counted nouns stay in the singular. */
export const turkish: Spelling = {
  counted: (number, [name]) => `${spelled(number) || 'sıfır'} ${name}`,
  and: ' ',
  whole: (words) => `Yalnız ${words}`,
  units: {
    KES: [['Kenya şilini'], ['sent']],
    TZS: [['Tanzanya şilini'], ['sent']],
    ETB: [['Etiyopya birri'], ['santim']],
    USD: [['ABD doları'], ['sent']],
    EUR: [['avro'], ['sent']],
    AED: [['BAE dirhemi'], ['fils']],
    SAR: [['Suudi riyali'], ['halala']],
    TRY: [['Türk lirası'], ['kuruş']],
    SOS: [['Somali şilini'], ['sent']],
    UGX: [['Uganda şilini']],
    RWF: [['Ruanda frangı']],
    BIF: [['Burundi frangı']],
    DJF: [['Cibuti frangı']],
  },
}

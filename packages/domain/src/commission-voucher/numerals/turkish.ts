import type { Spelling } from './spelling'

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const scales = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon']

/** A number below a thousand: a hundred is not "one hundred". */
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

/** Turkish numbers and the money of the marketplace. What is counted stays in the singular. */
export const turkish: Spelling = {
  zero: 'sıfır',
  // A thousand is not "one thousand"; a million is "one million".
  group: (group, scale) =>
    [scale === 1 && group === 1 ? '' : hundreds(group), scales[scale]].filter(Boolean).join(' '),
  between: ' ',
  counted: (words, _, [name]) => `${words} ${name}`,
  and: ' ',
  whole: (words) => `yalnız ${words}`,
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

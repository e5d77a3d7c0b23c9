import type { Spelling } from './spelling'

const ones = [
  '',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
]
/** The same where what is counted is feminine, as the lira. */
const feminine = [
  '',
  'واحدة',
  'اثنتان',
  'ثلاث',
  'أربع',
  'خمس',
  'ست',
  'سبع',
  'ثمان',
  'تسع',
  'عشر',
  'إحدى عشرة',
  'اثنتا عشرة',
  'ثلاث عشرة',
  'أربع عشرة',
  'خمس عشرة',
  'ست عشرة',
  'سبع عشرة',
  'ثماني عشرة',
  'تسع عشرة',
]
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const hundreds = [
  '',
  'مئة',
  'مئتان',
  'ثلاثمئة',
  'أربعمئة',
  'خمسمئة',
  'ستمئة',
  'سبعمئة',
  'ثمانمئة',
  'تسعمئة',
]

/** What is counted: alone, two of it, three to ten, eleven to ninety-nine, and after whole hundreds. */
type Counted = readonly [one: string, two: string, few: string, many: string, whole: string]

const scales: readonly Counted[] = [
  ['', '', '', '', ''],
  ['ألف', 'ألفان', 'آلاف', 'ألفًا', 'ألف'],
  ['مليون', 'مليونان', 'ملايين', 'مليونًا', 'مليون'],
  ['مليار', 'ملياران', 'مليارات', 'مليارًا', 'مليار'],
  ['تريليون', 'تريليونان', 'تريليونات', 'تريليونًا', 'تريليون'],
  ['كوادريليون', 'كوادريليونان', 'كوادريليونات', 'كوادريليونًا', 'كوادريليون'],
]

/** A number below a thousand. */
function below(number: number, isFeminine: boolean): string {
  const rest = number % 100
  const names = isFeminine ? feminine : ones
  const last =
    rest < 20
      ? names[rest]
      : [names[rest % 10], tens[Math.floor(rest / 10)]].filter(Boolean).join(' و')
  return [hundreds[Math.floor(number / 100)], last].filter(Boolean).join(' و')
}

/** A number before what it counts: two hundred, two thousand and the like lose their ending. */
function before(words: string): string {
  return /(مئتان|ألفان|مليونان|ملياران|ليونان)$/.test(words) ? words.slice(0, -1) : words
}

/** What is counted, in the form that stands behind a number. */
function formOf(number: number, [, , few, many, whole]: Counted): string {
  const rest = number % 100
  if (rest >= 3 && rest <= 10) return few
  return rest >= 11 ? many : whole
}

/** The forms of a masculine noun that takes the regular endings. */
function named(one: string, of: string, few = `${one}ات`): Counted {
  const adjective = of && ` ${of}`
  return [
    `${one}${adjective}`,
    `${one}ان${of && ` ${of}ان`}`,
    `${few}${of && ` ${of}ة`}`,
    `${one}ًا${of && ` ${of}ًا`}`,
    `${one}${adjective}`,
  ]
}

const cent = named('سنت', '')

/** Arabic numbers and the money of the marketplace: what is counted has a form for one, two, few, many and whole hundreds. */
export const arabic: Spelling = {
  zero: 'صفر',
  group(group, scale, isFeminine) {
    const counted = scales[scale]
    if (scale === 0 || !counted) return below(group, isFeminine)
    if (group === 1) return counted[0]
    if (group === 2) return counted[1]
    return `${before(below(group, false))} ${formOf(group, counted)}`
  },
  between: ' و',
  counted(words, number, forms, isFeminine) {
    const counted = forms as unknown as Counted
    if (number === 1) return `${counted[0]} ${isFeminine ? 'واحدة' : 'واحد'}`
    if (number === 2) return counted[1]
    return `${before(words)} ${formOf(number, counted)}`
  },
  and: ' و',
  whole: (words) => `فقط ${words} لا غير`,
  feminine: ['TRY'],
  feminineParts: ['SAR'],
  units: {
    KES: [named('شلن', 'كيني'), cent],
    TZS: [named('شلن', 'تنزاني'), cent],
    ETB: [named('بر', 'إثيوبي'), named('سنتيم', '')],
    USD: [named('دولار', 'أمريكي'), cent],
    EUR: [['يورو', 'يوروان', 'يوروات', 'يورو', 'يورو'], cent],
    AED: [named('درهم', 'إماراتي', 'دراهم'), named('فلس', '', 'فلوس')],
    SAR: [named('ريال', 'سعودي'), ['هللة', 'هللتان', 'هللات', 'هللةً', 'هللة']],
    TRY: [
      ['ليرة تركية', 'ليرتان تركيتان', 'ليرات تركية', 'ليرة تركية', 'ليرة تركية'],
      named('قرش', '', 'قروش'),
    ],
    SOS: [named('شلن', 'صومالي'), cent],
    UGX: [named('شلن', 'أوغندي')],
    RWF: [named('فرنك', 'رواندي')],
    BIF: [named('فرنك', 'بوروندي')],
    DJF: [named('فرنك', 'جيبوتي')],
  },
}

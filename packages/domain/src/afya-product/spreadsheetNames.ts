import type { containers, DosageForm, packUnits, Route, Schedule, storages } from './terms'

/** Accepted spellings of each value in spreadsheets, beside the value itself: English, Turkish, Arabic. */
type Names<Value extends string> = Readonly<Record<Value, readonly string[]>>

/** Values without further spellings. */
export function choicesOf<Value extends string>(values: readonly Value[]): Names<Value> {
  return Object.fromEntries(values.map((value) => [value, []])) as unknown as Names<Value>
}

/** Spellings of dosage forms. */
export const formNames: Names<DosageForm> = {
  tablet: ['tablets', 'tab', 'tabs', 'قرص', 'أقراص'],
  film_coated_tablet: [
    'film coated tablets',
    'FCT',
    'film kaplı tablet',
    'قرص مغلف',
    'أقراص مغلفة',
    'قرص مغلّف',
  ],
  capsule: ['capsules', 'cap', 'caps', 'kapsül', 'كبسولة', 'كبسولات'],
  syrup: ['şurup', 'شراب'],
  suspension: ['süspansiyon', 'معلق', 'مستعلق'],
  injection: ['inj', 'enjeksiyon', 'حقنة', 'حقن'],
  cream: ['krem', 'كريم'],
  ointment: ['merhem', 'pomad', 'مرهم'],
  drops: ['drop', 'damla', 'قطرة', 'قطرات'],
  inhaler: ['inhaler spray', 'inhaler cihazı', 'بخاخ', 'بخّاخ'],
  suppository: ['suppositories', 'fitil', 'supozituar', 'تحميلة', 'تحاميل'],
  powder: ['toz', 'مسحوق'],
  solution: ['çözelti', 'solüsyon', 'محلول'],
  patch: ['patches', 'yama', 'flaster', 'لصقة'],
  device: ['cihaz', 'جهاز'],
}

/** Spellings of routes of administration. */
export const routeNames: Names<Route> = {
  oral: ['by mouth', 'PO', 'ağızdan', 'فموي', 'عن طريق الفم'],
  topical: ['on the skin', 'cilt üzerine', 'topikal', 'موضعي', 'cilde', 'على الجلد'],
  iv: ['intravenous', 'into a vein', 'damar içi', 'وريدي', 'damar içine', 'في الوريد'],
  im: ['intramuscular', 'into a muscle', 'kas içi', 'عضلي', 'kas içine', 'في العضل'],
  sc: ['subcutaneous', 'under the skin', 'deri altı', 'تحت الجلد', 'deri altına'],
  ophthalmic: ['in the eye', 'eye', 'göze', 'oftalmik', 'عيني', 'في العين'],
  otic: ['in the ear', 'ear', 'kulağa', 'أذني', 'في الأذن'],
  nasal: ['in the nose', 'nose', 'buruna', 'أنفي', 'في الأنف'],
  inhaled: ['inhalation', 'solunum', 'inhalasyon', 'استنشاق', 'solunarak', 'بالاستنشاق'],
  rectal: ['rektal', 'شرجي', 'makattan', 'شرجيًا'],
  vaginal: ['vajinal', 'مهبلي', 'مهبليًا'],
}

/** Spellings of the units in a pack. */
export const packUnitNames: Names<(typeof packUnits)[number]> = {
  tablet: ['tablets', 'tab', 'tabs', 'قرص', 'أقراص'],
  capsule: ['capsules', 'caps', 'kapsül', 'كبسولة', 'كبسولات'],
  ml: ['millilitre', 'mililitre', 'مل'],
  g: ['gram', 'grams', 'غرام', 'جرام', 'غ'],
  dose: ['doses', 'doz', 'جرعة', 'جرعات'],
  vial: ['vials', 'flakon', 'قارورة'],
  sachet: ['sachets', 'saşe', 'كيس', 'أكياس'],
  suppository: ['suppositories', 'fitil', 'تحميلة', 'تحاميل'],
  patch: ['patches', 'yama', 'لصقة', 'flaster'],
  piece: ['pieces', 'pcs', 'adet', 'قطعة'],
}

/** Spellings of containers. */
export const containerNames: Names<(typeof containers)[number]> = {
  blister: ['blisters', 'blister pack', 'blister ambalaj', 'شريط'],
  bottle: ['bottles', 'şişe', 'زجاجة'],
  tube: ['tubes', 'tüp', 'أنبوب'],
  vial: ['vials', 'flakon', 'قارورة'],
  sachet: ['sachets', 'saşe', 'كيس'],
  box: ['boxes', 'carton', 'kutu', 'علبة'],
}

/** Spellings of schedules. */
export const scheduleNames: Names<Schedule> = {
  otc: ['over the counter', 'reçetesiz', 'بدون وصفة', 'serbest satış', 'بلا وصفة'],
  pharmacy_only: [
    'P',
    'pharmacy',
    'yalnızca eczane',
    'الصيدلية فقط',
    'yalnız eczanede',
    'في الصيدلية فقط',
  ],
  prescription_only: ['POM', 'Rx', 'prescription', 'reçeteli', 'بوصفة'],
  controlled: ['CD', 'controlled drug', 'kontrollü', 'خاضع للرقابة'],
}

/** Spellings of storage conditions. */
export const storageNames: Names<(typeof storages)[number]> = {
  room: [
    'room temperature',
    'below 25 °C',
    'oda',
    'oda sıcaklığı',
    'درجة حرارة الغرفة',
    'Room, up to 25 °C',
    'Room, to 25 °C',
    'Oda, 25 °C’ye kadar',
    'حرارة الغرفة حتى 25 °م',
  ],
  cool: ['8 to 15 °C', 'serin', 'بارد', 'Cool, 8 to 15 °C', 'Serin, 8–15 °C', 'بارد، 8–15 °م'],
  fridge: [
    'refrigerator',
    '2 to 8 °C',
    'buzdolabı',
    'ثلاجة',
    'Fridge, 2 to 8 °C',
    'Buzdolabı, 2–8 °C',
    'الثلاجة، 2–8 °م',
  ],
  freezer: ['frozen', 'dondurucu', 'مجمد', 'dondurulmuş', 'مجمّد'],
}

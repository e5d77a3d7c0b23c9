import type { containers, DosageForm, packUnits, Route, Schedule, storages } from './terms'

/** What spreadsheets write for each value, beside the value itself: English, Turkish, Arabic. */
type Names<Value extends string> = Readonly<Record<Value, readonly string[]>>

/** Values that are written as they are. */
export function choicesOf<Value extends string>(values: readonly Value[]): Names<Value> {
  return Object.fromEntries(values.map((value) => [value, []])) as unknown as Names<Value>
}

/** What a medicine is given as. */
export const formNames: Names<DosageForm> = {
  tablet: ['tablets', 'tab', 'tabs', 'قرص', 'أقراص'],
  film_coated_tablet: [
    'film coated tablets',
    'FCT',
    'film kaplı tablet',
    'قرص مغلف',
    'أقراص مغلفة',
  ],
  capsule: ['capsules', 'cap', 'caps', 'kapsül', 'كبسولة', 'كبسولات'],
  syrup: ['şurup', 'شراب'],
  suspension: ['süspansiyon', 'معلق'],
  injection: ['inj', 'enjeksiyon', 'حقنة', 'حقن'],
  cream: ['krem', 'كريم'],
  ointment: ['merhem', 'pomad', 'مرهم'],
  drops: ['drop', 'damla', 'قطرة', 'قطرات'],
  inhaler: ['inhaler spray', 'inhaler cihazı', 'بخاخ'],
  suppository: ['suppositories', 'fitil', 'supozituar', 'تحميلة', 'تحاميل'],
  powder: ['toz', 'مسحوق'],
  solution: ['çözelti', 'solüsyon', 'محلول'],
  patch: ['patches', 'yama', 'flaster', 'لصقة'],
  device: ['cihaz', 'جهاز'],
}

/** The way by which it comes into the body. */
export const routeNames: Names<Route> = {
  oral: ['by mouth', 'PO', 'ağızdan', 'فموي', 'عن طريق الفم'],
  topical: ['on the skin', 'cilt üzerine', 'topikal', 'موضعي'],
  iv: ['intravenous', 'into a vein', 'damar içi', 'وريدي'],
  im: ['intramuscular', 'into a muscle', 'kas içi', 'عضلي'],
  sc: ['subcutaneous', 'under the skin', 'deri altı', 'تحت الجلد'],
  ophthalmic: ['in the eye', 'eye', 'göze', 'oftalmik', 'عيني'],
  otic: ['in the ear', 'ear', 'kulağa', 'أذني'],
  nasal: ['in the nose', 'nose', 'buruna', 'أنفي'],
  inhaled: ['inhalation', 'solunum', 'inhalasyon', 'استنشاق'],
  rectal: ['rektal', 'شرجي'],
  vaginal: ['vajinal', 'مهبلي'],
}

/** What a pack holds. */
export const packUnitNames: Names<(typeof packUnits)[number]> = {
  tablet: ['tablets', 'tab', 'tabs', 'قرص', 'أقراص'],
  capsule: ['capsules', 'caps', 'kapsül', 'كبسولة', 'كبسولات'],
  ml: ['millilitre', 'mililitre', 'مل'],
  g: ['gram', 'grams', 'غرام', 'جرام'],
  dose: ['doses', 'doz', 'جرعة', 'جرعات'],
  vial: ['vials', 'flakon', 'قارورة'],
  sachet: ['sachets', 'saşe', 'كيس', 'أكياس'],
  suppository: ['suppositories', 'fitil', 'تحميلة', 'تحاميل'],
  patch: ['patches', 'yama', 'لصقة'],
  piece: ['pieces', 'pcs', 'adet', 'قطعة'],
}

/** What a pack is made of. */
export const containerNames: Names<(typeof containers)[number]> = {
  blister: ['blisters', 'blister pack', 'blister ambalaj', 'شريط'],
  bottle: ['bottles', 'şişe', 'زجاجة'],
  tube: ['tubes', 'tüp', 'أنبوب'],
  vial: ['vials', 'flakon', 'قارورة'],
  sachet: ['sachets', 'saşe', 'كيس'],
  box: ['boxes', 'carton', 'kutu', 'علبة'],
}

/** To whom it may be sold. */
export const scheduleNames: Names<Schedule> = {
  otc: ['over the counter', 'reçetesiz', 'بدون وصفة'],
  pharmacy_only: ['P', 'pharmacy', 'yalnızca eczane', 'الصيدلية فقط'],
  prescription_only: ['POM', 'Rx', 'prescription', 'reçeteli', 'بوصفة'],
  controlled: ['CD', 'controlled drug', 'kontrollü', 'خاضع للرقابة'],
}

/** How it is kept. */
export const storageNames: Names<(typeof storages)[number]> = {
  room: ['room temperature', 'below 25 °C', 'oda', 'oda sıcaklığı', 'درجة حرارة الغرفة'],
  cool: ['8 to 15 °C', 'serin', 'بارد'],
  fridge: ['refrigerator', '2 to 8 °C', 'buzdolabı', 'ثلاجة'],
  freezer: ['frozen', 'dondurucu', 'مجمد'],
}

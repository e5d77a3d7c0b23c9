import type { InputSubject, InputType } from '@console/domain/input'

/** Definition of an input in the sample database: its names in three languages, and its key. */
export interface NamedInput {
  key: string
  type: InputType
  /** English, Turkish, Arabic; without a text after the first bar it is untranslated. */
  label: string
  appliesTo: readonly InputSubject[]
  help?: string
  unit?: string
  /** Value and names in three languages of each option: `kenya=Kenya|Kenya|كينيا`. */
  options?: string
  rules?: Partial<Record<'min' | 'max' | 'step' | 'minLength' | 'maxLength', number>> & {
    pattern?: string
  }
  isFilterable?: true
  isVariantAxis?: true
  isArchived?: true
}

const goods = ['product'] as const
const work = ['service'] as const
const health = ['afya'] as const
const places = ['listing'] as const

/** The sixty inputs of the sample database: those that products answer first. */
// oxfmt-ignore
export const namedInputs: readonly NamedInput[] = [
  { key: 'origin', type: 'select', label: 'Country of origin|Menşe ülke|بلد المنشأ', appliesTo: ['product', 'afya'], isFilterable: true, options: 'kenya=Kenya|Kenya|كينيا, uganda=Uganda|Uganda|أوغندا, tanzania=Tanzania|Tanzanya|تنزانيا, rwanda=Rwanda|Ruanda|رواندا' },
  { key: 'shelf_life', type: 'select', label: 'Shelf life|Raf ömrü|مدة الصلاحية', appliesTo: ['product', 'afya'], options: '6-months=6 months|6 ay|6 أشهر, 9-months=9 months|9 ay|9 أشهر, 12-months=12 months|12 ay|12 شهرًا, 18-months=18 months|18 ay|18 شهرًا' },
  { key: 'packaging', type: 'select', label: 'Packaging|Ambalaj|التغليف', appliesTo: goods, options: 'paper=Paper|Kâğıt|ورق, woven-sack=Woven sack|Dokuma çuval|كيس منسوج, foil-pouch=Foil pouch|Folyo poşet|كيس معدني, glass=Glass|Cam|زجاج' },
  { key: 'fortified', type: 'boolean', label: 'Fortified|Zenginleştirilmiş|مدعّم', appliesTo: goods, isFilterable: true, help: 'Vitamins or minerals were added.|Vitamin veya mineral eklenmiştir.|أضيفت إليه فيتامينات أو معادن.' },
  { key: 'standard', type: 'select', label: 'Standard|Standart|المواصفة', appliesTo: goods, options: 'eas-18=EAS 18|EAS 18|EAS 18, eas-412=EAS 412|EAS 412|EAS 412, ks-02=KS 02|KS 02|KS 02' },
  { key: 'finish', type: 'select', label: 'Finish|Yüzey|اللمسة النهائية', appliesTo: goods, options: 'plain=Plain|Sade|سادة, galvanised=Galvanised|Galvanizli|مجلفن, painted=Painted|Boyalı|مدهون' },
  { key: 'grade', type: 'select', label: 'Grade|Sınıf|الدرجة', appliesTo: goods, isFilterable: true, options: '32-5=32.5|32,5|32.5, 42-5=42.5|42,5|42.5, general=General purpose|Genel amaçlı|للأغراض العامة' },
  { key: 'warranty', type: 'select', label: 'Warranty|Garanti|الضمان', appliesTo: goods, options: '6-months=6 months|6 ay|6 أشهر, 12-months=12 months|12 ay|12 شهرًا, 24-months=24 months|24 ay|24 شهرًا, 36-months=36 months|36 ay|36 شهرًا' },
  { key: 'voltage', type: 'unit', unit: 'V', label: 'Voltage|Gerilim|الجهد', appliesTo: goods, rules: { min: 1, max: 400 } },
  { key: 'protection', type: 'select', label: 'Protection|Koruma|درجة الحماية', appliesTo: goods, isFilterable: true, options: 'ip44=IP44|IP44|IP44, ip65=IP65|IP65|IP65, ip67=IP67|IP67|IP67' },
  { key: 'material', type: 'select', label: 'Material|Malzeme|المادة', appliesTo: goods, isFilterable: true, options: 'cotton=100 % cotton|%100 pamuk|قطن 100 %, mixed=Cotton and polyester|Pamuk ve polyester|قطن وبوليستر, wool=Wool|Yün|صوف, leather=Leather|Deri|جلد, polyester=Polyester|Polyester|بوليستر, steel=Steel|Çelik|فولاذ, enamel=Enamel|Emaye|مينا, plant-oils=Plant oils|Bitkisel yağlar|زيوت نباتية' },
  { key: 'colour', type: 'multi_select', label: 'Colour|Renk|اللون', appliesTo: goods, isFilterable: true, isVariantAxis: true, options: 'black=Black|Siyah|أسود, white=White|Beyaz|أبيض, blue=Blue|Mavi|أزرق, green=Green|Yeşil|أخضر, red=Red|Kırmızı|أحمر' },
  { key: 'scent', type: 'select', label: 'Scent|Koku|الرائحة', appliesTo: goods, isFilterable: true, options: 'lemon=Lemon|Limon|ليمون, lavender=Lavender|Lavanta|خزامى, none=None|Yok|بلا رائحة' },
  { key: 'pattern', type: 'select', label: 'Pattern|Desen|النقشة', appliesTo: goods, options: 'plain=Plain|Düz|سادة, printed=Printed|Baskılı|مطبوعة, checked=Checked|Kareli|مربعات' },
  { key: 'care', type: 'select', label: 'Care|Bakım|العناية', appliesTo: goods, isFilterable: true, options: 'cold=Wash cold|Soğuk yıkayın|غسل بماء بارد, warm=Wash at 40 °C|40 °C’de yıkayın|غسل عند 40 °م, wipe=Wipe clean|Silerek temizleyin|مسح بقطعة قماش' },
  { key: 'ruling', type: 'select', label: 'Ruling|Çizgi|التسطير', appliesTo: goods, options: 'single=Single line|Tek çizgili|سطر واحد, squared=Squared|Kareli|مربعات, plain=Plain|Çizgisiz|بلا تسطير' },
  { key: 'paper', type: 'unit', unit: 'g/m²', label: 'Paper weight|Kâğıt ağırlığı|وزن الورق', appliesTo: goods, rules: { min: 40, max: 300 } },
  { key: 'level', type: 'select', label: 'School level|Okul düzeyi|المرحلة الدراسية', appliesTo: goods, isFilterable: true, options: 'primary=Primary|İlkokul|ابتدائية, secondary=Secondary|Ortaokul ve lise|ثانوية, all=All|Hepsi|كل المراحل' },
  { key: 'connector', type: 'select', label: 'Connector|Bağlantı|الموصل', appliesTo: goods, options: 'usb-c=USB-C|USB-C|USB-C, jack=3.5 mm|3,5 mm|3.5 مم, bluetooth=Bluetooth 5.0|Bluetooth 5.0|Bluetooth 5.0' },
  { key: 'crop', type: 'multi_select', label: 'For|Kullanım yeri|مخصص لـ', appliesTo: goods, isFilterable: true, options: 'maize=Maize|Mısır|الذرة, beans=Beans|Fasulye|الفاصولياء, vegetables=Vegetables|Sebze|الخضروات, cows=Dairy cows|Süt inekleri|أبقار الحليب, layers=Layers|Yumurta tavukları|الدجاج البياض' },
  { key: 'licence_no', type: 'text', label: 'Licence of the importer|İthalatçının ruhsatı|ترخيص المستورد', appliesTo: goods, help: 'As it stands on the certificate, for example PCPB 1204.|Belgede yazdığı gibi, örneğin PCPB 1204.|كما ورد في الشهادة، مثل PCPB 1204.', rules: { maxLength: 20, pattern: String.raw`(?:PCPB|KEPHIS|UNBS) \d{2,4}` } },
  { key: 'season', type: 'select', label: 'Season|Mevsim|الموسم', appliesTo: goods, isFilterable: true, options: 'long=Long rains|Uzun yağmurlar|الأمطار الطويلة, short=Short rains|Kısa yağmurlar|الأمطار القصيرة, all=All year|Tüm yıl|طوال العام' },
  { key: 'team', type: 'select', label: 'People who come|Gelen kişi sayısı|عدد العاملين', appliesTo: work, options: '1=1|1|1, 2=2|2|2, 4=4|4|4, 6=6 and a lorry|6 kişi ve kamyon|6 مع شاحنة' },
  { key: 'work_warranty', type: 'select', label: 'Warranty on the work|İşçilik garantisi|ضمان العمل', appliesTo: work, options: 'none=None|Yok|لا يوجد, 3-months=3 months|3 ay|3 أشهر, 12-months=12 months|12 ay|12 شهرًا' },
  { key: 'materials', type: 'select', label: 'Materials|Malzemeler|المواد', appliesTo: work, options: 'included=Included|Dahil|مشمولة, by-use=Charged by use|Kullanıma göre|بحسب الاستخدام, customer=Brought by the customer|Müşteri getirir|يحضرها العميل' },
  { key: 'brand', type: 'text', label: 'Brand|Marka|العلامة التجارية', appliesTo: ['product', 'afya'], rules: { minLength: 2, maxLength: 60 } },
  { key: 'model', type: 'text', label: 'Model|Model|الطراز', appliesTo: goods, rules: { maxLength: 40 } },
  { key: 'net_weight', type: 'unit', unit: 'kg', label: 'Net weight|Net ağırlık|الوزن الصافي', appliesTo: ['product', 'afya'], rules: { min: 0.01, max: 2000, step: 0.01 } },
  { key: 'volume', type: 'unit', unit: 'l', label: 'Volume|Hacim|الحجم', appliesTo: goods, rules: { min: 0.01, max: 20000, step: 0.01 } },
  { key: 'ingredients', type: 'long_text', label: 'Ingredients|İçindekiler|المكونات', appliesTo: ['product', 'afya'], help: 'The largest share first.|Oranı en yüksek olan önce yazılır.|الأكبر نسبة أولًا.', rules: { minLength: 3, maxLength: 1000 } },
  { key: 'allergens', type: 'multi_select', label: 'Allergens|Alerjenler|مسببات الحساسية', appliesTo: goods, isFilterable: true, options: 'gluten=Gluten|Gluten|غلوتين, nuts=Nuts|Kuruyemiş|مكسرات, milk=Milk|Süt|حليب, soya=Soya|Soya|صويا' },
  { key: 'fortified_with', type: 'multi_select', label: 'Fortified with|Eklenenler|مدعّم بـ', appliesTo: goods, options: 'vitamin-a=Vitamin A|A vitamini|فيتامين أ, iron=Iron|Demir|حديد, zinc=Zinc|Çinko|زنك, iodine=Iodine|İyot|يود' },
  { key: 'halal', type: 'boolean', label: 'Halal|Helal|حلال', appliesTo: goods },
  { key: 'halal_certificate', type: 'file', label: 'Halal certificate|Helal belgesi|شهادة الحلال', appliesTo: goods },
  { key: 'best_before', type: 'date', label: 'Best before|Tavsiye edilen son tüketim tarihi|يفضل استهلاكه قبل', appliesTo: ['product', 'afya'] },
  { key: 'organic', type: 'boolean', label: 'Organic|Organik|عضوي', appliesTo: goods },
  { key: 'paint_colour', type: 'colour', label: 'Colour of the paint|Boya rengi|لون الدهان', appliesTo: goods },
  { key: 'coverage', type: 'unit', unit: 'm²/l', label: 'Coverage|Kaplama alanı|مساحة التغطية', appliesTo: goods, rules: { min: 1, max: 40, step: 0.5 } },
  { key: 'safety_sheet', type: 'file', label: 'Safety data sheet|Güvenlik bilgi formu|صحيفة بيانات السلامة', appliesTo: goods },
  { key: 'thickness', type: 'unit', unit: 'mm', label: 'Thickness|Kalınlık|السماكة', appliesTo: goods, rules: { min: 0.1, max: 500, step: 0.1 } },
  { key: 'diameter', type: 'unit', unit: 'mm', label: 'Diameter|Çap|القطر', appliesTo: goods, rules: { min: 1, max: 2000 } },
  { key: 'power', type: 'unit', unit: 'W', label: 'Power|Güç|القدرة', appliesTo: goods, rules: { min: 1, max: 100000 } },
  { key: 'battery_capacity', type: 'unit', unit: 'mAh', label: 'Battery capacity|Pil kapasitesi|سعة البطارية', appliesTo: goods, rules: { min: 100, max: 500000 } },
  { key: 'has_battery', type: 'boolean', label: 'With a battery|Pilli|مع بطارية', appliesTo: goods },
  { key: 'manual', type: 'file', label: 'Instructions|Kullanım kılavuzu|دليل الاستخدام', appliesTo: goods },
  { key: 'size', type: 'multi_select', label: 'Size|Beden|المقاس', appliesTo: goods, isVariantAxis: true, options: 's=S|S|S, m=M|M|M, l=L|L|L, xl=XL|XL|XL' },
  { key: 'age_group', type: 'select', label: 'Age group|Yaş grubu|الفئة العمرية', appliesTo: goods, options: 'children=Children|Çocuk|أطفال, adults=Adults|Yetişkin|بالغون' },
  { key: 'pages', type: 'number', label: 'Pages|Sayfa sayısı|عدد الصفحات', appliesTo: goods, rules: { min: 1, max: 2000, step: 1 } },
  { key: 'days_to_harvest', type: 'number', label: 'Days to harvest|Hasada kadar gün|الأيام حتى الحصاد', appliesTo: goods, rules: { min: 20, max: 400, step: 1 } },
  { key: 'dosage_form', type: 'select', label: 'Dosage form|Dozaj formu|الشكل الدوائي', appliesTo: health, isFilterable: true, options: 'tablet=Tablet|Tablet|أقراص, capsule=Capsule|Kapsül|كبسولات, syrup=Syrup|Şurup|شراب, cream=Cream|Krem|كريم' },
  { key: 'active_ingredient', type: 'text', label: 'Active ingredient|Etken madde|المادة الفعالة', appliesTo: health, rules: { minLength: 2, maxLength: 120 } },
  { key: 'strength', type: 'unit', unit: 'mg', label: 'Strength|Doz|التركيز', appliesTo: health, rules: { min: 0.01, max: 10000, step: 0.01 } },
  { key: 'prescription', type: 'boolean', label: 'Prescription needed|Reçete gerekir|يتطلب وصفة طبية', appliesTo: health, isFilterable: true },
  { key: 'storage', type: 'select', label: 'Storage|Saklama|التخزين', appliesTo: health, options: 'room=Below 25 °C|25 °C’nin altında|أقل من 25 °م, cold=2 to 8 °C|2–8 °C arası|من 2 إلى 8 °م' },
  { key: 'opening_year', type: 'number', label: 'Open since (year)|Açılış yılı|سنة الافتتاح', appliesTo: places, rules: { min: 1900, max: 2100, step: 1 } },
  { key: 'parking', type: 'boolean', label: 'Parking|Otopark|موقف سيارات', appliesTo: places, isFilterable: true },
  { key: 'payment_methods', type: 'multi_select', label: 'Ways to pay|Ödeme yolları|طرق الدفع', appliesTo: places, isFilterable: true, options: 'cash=Cash|Nakit|نقدًا, mobile=Mobile money|Mobil para|محفظة الهاتف, card=Card|Kart|بطاقة' },
  { key: 'solar_kit', type: 'boolean', label: 'Sold as a kit', appliesTo: goods },
  { key: 'recycled', type: 'select', label: 'Recycled content', appliesTo: goods, options: 'none=None, half=About half, all=All' },
  { key: 'made_in', type: 'select', label: 'Made in|Üretim yeri|صنع في', appliesTo: goods, isArchived: true, options: 'kenya=Kenya|Kenya|كينيا, abroad=Abroad|Yurt dışı|الخارج' },
]

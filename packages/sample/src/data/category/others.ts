import type { TreeText } from './readTree'

/** Categories of services: the trades of their providers. */
// oxfmt-ignore
export const servicesTree: readonly TreeText[] = [
  ['wrench', 'Services', 'Hizmetler', 'الخدمات', [
    'Borehole Drilling|Sondaj|حفر الآبار: Surveys, Drilling, Pumps',
    'Solar Installers|Güneş Enerjisi Kurulumu|تركيب الطاقة الشمسية: Rooftops, Water heaters, Solar pumps',
    'Freight Forwarders|Nakliye|الشحن: Containers, Groupage, Customs',
    'Cold Storage|Soğuk Depo|التخزين البارد: Pallets, Refrigerated lorries',
    'Tailors|Terziler|الخياطون: Uniforms, Dresses, Curtains',
    'Book-keepers|Muhasebeciler|المحاسبون: Monthly books, Tax returns, Stock counts',
    'Motor Garage|Oto Tamir|ورش السيارات: Motorcycles, Lorries, Brakes',
    'Printers|Matbaalar|المطابع: Cards, Banners, Books',
  ]],
]

/** Categories of the marketplace's pharmacies. */
// oxfmt-ignore
export const afyaTree: readonly TreeText[] = [
  ['pill', 'Medicines', 'İlaçlar', 'الأدوية', [
    'Pain & Fever|Ağrı ve Ateş|الألم والحمى: Tablets, Syrups, Suppositories',
    'Malaria|Sıtma|الملاريا: Treatment, Prevention',
    'Antibiotics|Antibiyotikler|المضادات الحيوية: Oral, Injections, Ointments',
    'Heart & Blood Pressure|Kalp ve Tansiyon|القلب والضغط: Blood pressure, Cholesterol',
    'Diabetes|Diyabet|السكري: Insulin, Tablets',
    'Stomach|Mide|المعدة: Acid, Rehydration, Worms',
    'Cough & Cold|Öksürük ve Soğuk Algınlığı|السعال والزكام: Syrups, Inhalers',
  ]],
  ['stethoscope', 'Medical Supplies', 'Tıbbi Malzemeler', 'المستلزمات الطبية', [
    'Dressings|Pansuman|الضمادات: Gauze, Plasters, Bandages',
    'Gloves & Masks|Eldiven ve Maske|القفازات والكمامات: Gloves, Masks, Gowns',
    'Tests|Testler|الفحوص: Malaria tests, Blood sugar, Pregnancy',
    'Devices|Cihazlar|الأجهزة: Thermometers, Blood pressure meters, Nebulisers',
  ]],
  ['baby', 'Mother & Child', 'Anne ve Çocuk', 'الأم والطفل', [
    'Vitamins|Vitaminler|الفيتامينات: Folic acid, Iron, Multivitamins',
    'Infant Care|Bebek Bakımı|رعاية الرضع: Formula, Bottles, Creams',
    'Family Planning|Aile Planlaması|تنظيم الأسرة: Pills, Condoms',
  ]],
]

import type { GoodsGroup } from './goods'

/** What sellers write of their goods, by group: one sentence each. */
export const productSentences: Record<GoodsGroup, readonly string[]> = {
  food: [
    'Milled and packed this season, sifted twice and free of stones.',
    'Keep in a cool, dry place and close the pack after use.',
    'Popular with schools, hotels and estate shops.',
    'Full pallets leave our store the same day.',
  ],
  building: [
    'Marked with the batch number, as inspectors ask for it.',
    'Delivered to the site with a crane lorry from ten pieces on.',
    'Bring the receipt and we take back what is not opened.',
  ],
  energy: [
    'With a warranty of two years; spare parts are kept in stock.',
    'Tested for one full day before it leaves the shop.',
    'The instructions are in English and Swahili.',
  ],
  home: [
    'Gentle on hands and strong against grease.',
    'A carton is enough for a month in a boarding school.',
    'The colour may differ a little from the picture.',
  ],
  clothing: [
    'Colours stay bright after many washes.',
    'Cut wide, so that children grow into it.',
    'Made in our own workshop by twelve tailors.',
  ],
  school: [
    'On the book list of most public schools.',
    'Smooth paper that does not let ink through.',
    'Head teachers get a price of their own for whole classes.',
  ],
  phone: [
    'With protection against heat and high voltage.',
    'Fits the models that are sold in the region.',
    'Exchanged within fourteen days if it fails.',
  ],
  farm: [
    'For the long rains; ask us about the variety for your altitude.',
    'Certified and dressed; not for eating.',
    'We deliver to co-operatives from twenty bags on.',
  ],
}

/** What a seller writes below an Arabic name. */
export const arabicDescription =
  'منتج مختار بعناية من مزارع ومصانع المنطقة، معبأ ومغلق بإحكام. التوصيل خلال يومين داخل المدينة، ويمكن للتجار طلب كميات كبيرة بسعر خاص.'

/** What is asked of goods, by group: an input, its label and what sellers fill in. */
export const productInputs: Record<
  GoodsGroup,
  readonly (readonly [inputId: string, label: string, values: readonly string[]])[]
> = {
  food: [
    ['origin', 'Country of origin', ['Kenya', 'Uganda', 'Tanzania', 'Rwanda']],
    ['shelf_life', 'Shelf life', ['6 months', '9 months', '12 months', '18 months']],
    ['packaging', 'Packaging', ['Paper', 'Woven sack', 'Foil pouch', 'Glass']],
    ['fortified', 'Fortified', ['Yes', 'No']],
  ],
  building: [
    ['standard', 'Standard', ['EAS 18', 'EAS 412', 'KS 02']],
    ['finish', 'Finish', ['Plain', 'Galvanised', 'Painted']],
    ['grade', 'Grade', ['32.5', '42.5', 'General purpose']],
  ],
  energy: [
    ['warranty', 'Warranty', ['12 months', '24 months', '36 months']],
    ['voltage', 'Voltage', ['5 V', '12 V', '24 V']],
    ['protection', 'Protection', ['IP44', 'IP65', 'IP67']],
  ],
  home: [
    ['material', 'Material', ['Polyester', 'Steel', 'Enamel', 'Plant oils']],
    ['colour', 'Colour', ['White', 'Blue', 'Green']],
    ['scent', 'Scent', ['Lemon', 'Lavender', 'None']],
  ],
  clothing: [
    ['material', 'Material', ['100 % cotton', 'Cotton and polyester', 'Wool', 'Leather']],
    ['pattern', 'Pattern', ['Plain', 'Printed', 'Checked']],
    ['care', 'Care', ['Wash cold', 'Wash at 40 °C', 'Wipe clean']],
  ],
  school: [
    ['ruling', 'Ruling', ['Single line', 'Squared', 'Plain']],
    ['paper', 'Paper', ['60 g/m²', '70 g/m²']],
    ['level', 'Level', ['Primary', 'Secondary', 'All']],
  ],
  phone: [
    ['connector', 'Connector', ['USB-C', '3.5 mm', 'Bluetooth 5.0']],
    ['warranty', 'Warranty', ['6 months', '12 months']],
    ['colour', 'Colour', ['Black', 'White', 'Blue']],
  ],
  farm: [
    ['crop', 'For', ['Maize', 'Beans', 'Vegetables', 'Dairy cows', 'Layers']],
    ['season', 'Season', ['Long rains', 'Short rains', 'All year']],
    ['licence_no', 'Licence of the importer', ['PCPB 1204', 'KEPHIS 88', 'UNBS 310']],
  ],
}

/** What is asked of services. */
export const serviceInputs = [
  ['team', 'People who come', ['1', '2', '4', '6 and a lorry']],
  ['warranty', 'Warranty on the work', ['None', '3 months', '12 months']],
  ['materials', 'Materials', ['Included', 'Charged by use', 'Brought by the customer']],
] as const

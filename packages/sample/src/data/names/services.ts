import type { SeededRandom } from '../../random/random'
import { type NameStyle, praised } from './goods'

/** A service, with its usual delivery and pricing. */
export interface Service {
  name: string
  mode: 'on_site' | 'remote' | 'at_shop'
  priceModel: 'fixed' | 'hourly' | 'per_unit' | 'quote'
  minutes: number
  /** Kenyan shillings: of one hour or unit if the model says so, of the whole for a quotation. */
  shillings: number
}

function service(
  name: string,
  mode: Service['mode'],
  priceModel: Service['priceModel'],
  minutes: number,
  shillings: number,
): Service {
  return { name, mode, priceModel, minutes, shillings }
}

/** Services of each trade, below the category of its own. */
// oxfmt-ignore
const services: Record<string, readonly Service[]> = {
  'Borehole Drilling': [
    service('Borehole Drilling to 120 m', 'on_site', 'quote', 4320, 1_450_000),
    service('Borehole Survey and Permit', 'on_site', 'fixed', 480, 48_000),
    service('Pump Fitting', 'on_site', 'fixed', 360, 26_000),
  ],
  'Solar Installers': [
    service('Rooftop Solar, 3 kW', 'on_site', 'quote', 1440, 390_000),
    service('Solar Water Heater, Fitted', 'on_site', 'fixed', 480, 98_000),
    service('Solar Pump, Fitted', 'on_site', 'fixed', 720, 165_000),
  ],
  'Freight Forwarders': [
    service('Container Freight Mombasa–Kampala', 'remote', 'quote', 7200, 310_000),
    service('Groupage Dar es Salaam–Kigali', 'remote', 'per_unit', 8640, 14_500),
    service('Customs Clearance', 'remote', 'fixed', 1440, 18_000),
  ],
  'Cold Storage': [
    service('Cold Storage per Pallet and Week', 'at_shop', 'per_unit', 10_080, 2400),
    service('Refrigerated Lorry per Day', 'on_site', 'per_unit', 1440, 16_500),
  ],
  Tailors: [
    service('School Uniform Tailoring', 'at_shop', 'per_unit', 180, 950),
    service('Kitenge Dress Tailoring', 'at_shop', 'fixed', 300, 2600),
    service('Curtains to Measure', 'on_site', 'per_unit', 240, 1800),
  ],
  'Book-keepers': [
    service('Monthly Book-keeping for Shops', 'remote', 'fixed', 960, 9500),
    service('Tax Return Filing', 'remote', 'fixed', 120, 4500),
    service('Stock Count', 'on_site', 'hourly', 480, 750),
  ],
  'Motor Garage': [
    service('Motorcycle Service', 'at_shop', 'fixed', 90, 1600),
    service('Lorry Tyre Change on Site', 'on_site', 'fixed', 60, 3200),
    service('Brake Overhaul', 'at_shop', 'hourly', 180, 1100),
  ],
  Printers: [
    service('Shop Sign, Printed and Fitted', 'on_site', 'fixed', 240, 14_000),
    service('Receipt Books, 50 × 2', 'at_shop', 'per_unit', 120, 380),
    service('Label Printing', 'at_shop', 'per_unit', 90, 12),
  ],
}

const arabicServices: readonly Service[] = [
  service('حفر آبار ارتوازية', 'on_site', 'quote', 4320, 1_450_000),
  service('تركيب ألواح شمسية', 'on_site', 'fixed', 1440, 380_000),
  service('تخزين مبرد للمواد الغذائية', 'at_shop', 'per_unit', 10_080, 2400),
  service('خياطة الزي المدرسي', 'at_shop', 'per_unit', 180, 950),
]

const terms = ['', ' (Weekend)', ' (Rural Areas)', ' (Express)', ' (Yearly Contract)']

/** Draws a service of a trade, with its name. */
export function namedService(style: NameStyle, trade: string, stream: SeededRandom): Service {
  if (style === 'arabic') return stream.pick(arabicServices)
  const offered = stream.pick(services[trade] ?? [])
  const name = offered.name + stream.pick(terms)
  return { ...offered, name: style === 'long' ? praised(name, 140) : name }
}

import type { Draws } from '../../random'
import { type NameStyle, praised } from './goods'

/** What each trade of a service provider offers. */
const services: Record<string, readonly string[]> = {
  'Borehole Drilling': ['Borehole Drilling to 120 m', 'Borehole Survey and Permit', 'Pump Fitting'],
  'Solar Installers': ['Rooftop Solar, 3 kW', 'Solar Water Heater, Fitted', 'Solar Pump, Fitted'],
  'Freight Forwarders': [
    'Container Freight Mombasa–Kampala',
    'Groupage Dar es Salaam–Kigali',
    'Customs Clearance',
  ],
  'Cold Storage': ['Cold Storage per Pallet and Week', 'Refrigerated Lorry per Day'],
  Tailors: ['School Uniform Tailoring', 'Kitenge Dress Tailoring', 'Curtains to Measure'],
  'Book-keepers': ['Monthly Book-keeping for Shops', 'Tax Return Filing', 'Stock Count'],
  'Motor Garage': ['Motorcycle Service', 'Lorry Tyre Change on Site', 'Brake Overhaul'],
  Printers: ['Shop Sign, Printed and Fitted', 'Receipt Books, 50 × 2', 'Label Printing'],
}

const arabicServices: readonly string[] = [
  'حفر آبار ارتوازية',
  'تركيب ألواح شمسية',
  'تخزين مبرد للمواد الغذائية',
  'خياطة الزي المدرسي',
]

const terms = ['', ' (Weekend)', ' (Rural Areas)', ' (Express)', ' (Yearly Contract)']

/** The name of a service that a trade offers. */
export function serviceName(style: NameStyle, trade: string, stream: Draws): string {
  if (style === 'arabic') return stream.pick(arabicServices)
  const name = stream.pick(services[trade] ?? [trade]) + stream.pick(terms)
  return style === 'long' ? praised(name, 140) : name
}

import type { AskedInput, CategoryInputs, InputGroup } from '@console/domain/input'
import { once } from '../../random/once'
import { groupNames, type GoodsGroup } from '../names/goods'
import { listingCategories } from '../listing-category/rows'
import { plain } from '../shared/parties'
import { askedOfGoods, askedOfServices } from '../input/answers'
import { inputIdOf } from '../input/rows'

/** Stored inputs of a category itself; inherited ones follow from its position. */
export type StoredCategoryInputs = Pick<CategoryInputs, 'categoryId' | 'version' | 'groups'>

/** An input as a category asks it, by its key. */
function asked(key: string, how: Partial<AskedInput> = {}): AskedInput {
  return { inputId: inputIdOf(key), isRequired: false, initial: null, visibleWhen: null, ...how }
}

const when = (key: string, equals: string) => ({
  visibleWhen: { inputId: inputIdOf(key), equals },
})

const details = { en: 'Details', tr: 'Ayrıntılar', ar: 'التفاصيل' }
const pack = { en: 'Pack and weight', tr: 'Ambalaj ve ağırlık', ar: 'العبوة والوزن' }
const printouts = { en: 'Certificates', tr: 'Belgeler', ar: 'الشهادات' }

/** Inputs of the outermost categories: the first one is required. */
function outermost(categoryId: string, keys: readonly (readonly [string, unknown])[]) {
  const inputs = keys.map(([key], place) => asked(key, { isRequired: place === 0 }))
  return row(categoryId, [{ key: 'details', label: details, inputs }])
}

function row(categoryId: string, groups: InputGroup[]): StoredCategoryInputs {
  return { categoryId, version: 1, groups }
}

/** Additional inputs of some categories below them. */
const below: Readonly<Record<string, () => InputGroup[]>> = {
  'food-drinks.flour-grains': () => [
    {
      key: 'details',
      label: details,
      inputs: [
        asked('fortified_with', { ...when('fortified', 'true') }),
        asked('packaging', { initial: 'paper' }),
      ],
    },
    { key: 'pack', label: pack, inputs: [asked('net_weight'), asked('best_before')] },
    {
      key: 'papers',
      label: printouts,
      inputs: [asked('halal'), asked('halal_certificate', when('halal', 'true'))],
    },
  ],
  'food-drinks.oils-fats': () => [
    { key: 'pack', label: pack, inputs: [asked('volume'), asked('best_before')] },
  ],
  'food-drinks.spreads': () => [
    { key: 'details', label: details, inputs: [asked('ingredients'), asked('organic')] },
  ],
  'building-hardware.paint': () => [
    {
      key: 'paint',
      label: { en: 'Paint', tr: 'Boya', ar: 'الدهان' },
      inputs: [asked('paint_colour'), asked('coverage'), asked('safety_sheet')],
    },
  ],
  'building-hardware.steel': () => [
    {
      key: 'measures',
      label: { en: 'Measures', tr: 'Ölçüler', ar: 'المقاسات' },
      inputs: [asked('diameter'), asked('thickness')],
    },
  ],
  'energy-cooking.solar': () => [
    {
      key: 'details',
      label: details,
      inputs: [
        asked('power'),
        asked('has_battery'),
        asked('battery_capacity', when('has_battery', 'true')),
        asked('manual'),
      ],
    },
  ],
  'clothing-textiles.school-uniforms': () => [
    { key: 'details', label: details, inputs: [asked('size'), asked('age_group')] },
  ],
  'school-office.paper': () => [{ key: 'details', label: details, inputs: [asked('pages')] }],
  'farm-inputs.seed': () => [
    { key: 'details', label: details, inputs: [asked('days_to_harvest')] },
  ],
  'phones-electronics.chargers': () => [
    { key: 'details', label: details, inputs: [asked('brand'), asked('model'), asked('power')] },
  ],
}

/** Inputs of each category that has its own. */
export const storedCategoryInputs = once((): StoredCategoryInputs[] => [
  ...(Object.keys(groupNames) as GoodsGroup[]).map((group) =>
    outermost(plain(groupNames[group]), askedOfGoods[group]),
  ),
  outermost('services', askedOfServices),
  ...listingCategories()
    .slice(0, 3)
    .map(({ categoryId }) =>
      row(categoryId, [
        {
          key: 'visit',
          label: { en: 'Your visit', tr: 'Ziyaretiniz', ar: 'زيارتكم' },
          inputs: [asked('payment_methods', { isRequired: true }), asked('parking')],
        },
      ]),
    ),
  ...Object.entries(below).map(([categoryId, groups]) => row(categoryId, groups())),
])

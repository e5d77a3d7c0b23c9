import {
  type AfyaProductDetail,
  type DosageForm,
  type Ingredient,
  type Route,
  type Schedule,
  strengthFrom,
} from '@console/domain/afya-product'
import { once } from '../../random/once'
import { medicines } from './medicines'

type Pack = AfyaProductDetail['pack']

/** A medicine in one form and strength: several companies sell it under their own names. */
export interface Presentation extends Pick<
  AfyaProductDetail,
  'genericName' | 'atcCode' | 'schedule' | 'dosageForm' | 'route' | 'ingredients' | 'storage'
> {
  /** Usual price of one unit of a pack, in Kenyan shillings. */
  shillings: number
  /** Contents of its packs, the usual one first. */
  packs: readonly Pack[]
}

/** Usual route and pack of each form. */
const usual: Record<DosageForm, [Route, Pack['unitName'], Pack['container'], readonly number[]]> = {
  tablet: ['oral', 'tablet', 'blister', [30, 10, 100]],
  film_coated_tablet: ['oral', 'tablet', 'blister', [30, 10, 28]],
  capsule: ['oral', 'capsule', 'blister', [20, 30, 100]],
  syrup: ['oral', 'ml', 'bottle', [100, 60]],
  suspension: ['oral', 'ml', 'bottle', [100, 60]],
  injection: ['iv', 'vial', 'vial', [1, 5, 10]],
  cream: ['topical', 'g', 'tube', [15, 30]],
  ointment: ['topical', 'g', 'tube', [15, 5]],
  drops: ['ophthalmic', 'ml', 'bottle', [5, 10]],
  inhaler: ['inhaled', 'dose', 'box', [200, 120]],
  suppository: ['rectal', 'suppository', 'box', [10, 6]],
  powder: ['oral', 'sachet', 'sachet', [10, 20]],
  solution: ['oral', 'ml', 'bottle', [100, 20]],
  patch: ['topical', 'patch', 'box', [7, 5]],
  device: ['inhaled', 'piece', 'box', [1]],
}

const schedules = {
  otc: 'otc',
  pharmacy: 'pharmacy_only',
  rx: 'prescription_only',
  controlled: 'controlled',
} as const satisfies Record<string, Schedule>

/** @throws Error for an invalid strength */
function strengthIn(text: string): Ingredient['strength'] {
  const strength = strengthFrom(text)
  if (!strength) throw new Error(`${text} is no strength`)
  return strength
}

/** Medicines of the table, one for each form and strength. */
export const presentations = once((): Presentation[] =>
  medicines.flatMap(([genericName, atc, schedule, shillings, reported]) =>
    reported.split('; ').map((text) => {
      const [, cold, form, way, strengths = ''] =
        /^(\*?)([a-z_]+)(?:@([a-z]+))? (.*)$/.exec(text) ?? []
      const [route, unitName, container, sizes] = usual[form as DosageForm]
      const names = genericName.split(' + ')
      return {
        genericName,
        atcCode: atc || null,
        schedule: schedules[schedule],
        dosageForm: form as DosageForm,
        route: (way as Route | undefined) ?? route,
        ingredients: strengths.split(' + ').map((strength, place) => ({
          name: names[place] ?? '',
          strength: strengthIn(strength),
        })),
        storage: cold ? ('fridge' as const) : ('room' as const),
        shillings,
        packs: sizes.map((units) => ({ units, unitName, container })),
      }
    }),
  ),
)

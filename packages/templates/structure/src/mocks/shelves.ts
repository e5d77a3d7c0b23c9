import { text } from '@console/core/contracts'
import { administrators } from '@console/core/permissions'
import { type Structure, structureNode } from '@console/core/structures'
import { placeEntity, structureEndpoints } from '@console/sample'
import * as z from 'zod/mini'

/** Shelf for the stories of the template: shelves contain shelves, three levels deep. */
export const shelf = z.extend(structureNode, { name: text, isOpen: z.boolean() })

/** Shelf of the stories. */
export type Shelf = z.infer<typeof shelf>

/** Editable values of a shelf. */
export const shelfValues = z.object({
  name: z.object({
    en: z.string().check(z.minLength(2), z.maxLength(60)),
    tr: z.string(),
    ar: z.string(),
  }),
})

/** Editable values of a shelf. */
export type ShelfValues = z.infer<typeof shelfValues>

/** Shelves of a store. */
export const shelves: Structure<Shelf, ShelfValues> = {
  id: 'shelves',
  base: 'business',
  path: '/shelves',
  node: shelf,
  values: shelfValues,
  depth: 3,
  scope: { parameter: 'room', values: ['shop', 'cellar', 'attic'] },
  transitions: ['open', 'shut'],
  edit: { id: 'shelf.edit', roles: administrators },
}

/** For each scope: a few named ones in `shop`, 400 in `cellar`, none in `attic`. */
const seeds = [
  ...[
    ['tea', null, 'Tea', 'Çay', 'شاي'],
    ['green', 'tea', 'Green tea', 'Yeşil çay', 'شاي أخضر'],
    ['black', 'tea', 'Black tea', 'Siyah çay', 'شاي أسود'],
    ['spices', null, 'Spices', 'Baharat', 'بهارات'],
    ['hot', 'spices', 'Hot spices', '', ''],
    ['flour', null, 'Flour', 'Un', 'دقيق'],
  ].map(([nodeId, parentId, en, tr, ar]) => ({
    nodeId: nodeId ?? '',
    parentId: parentId ?? null,
    scope: 'shop',
    name: { en: en ?? '', ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) },
  })),
  ...Array.from({ length: 400 }, (_, index) => ({
    nodeId: `cellar-${index}`,
    parentId: index < 20 ? null : `cellar-${index < 100 ? index % 20 : 20 + (index % 80)}`,
    scope: 'cellar',
    name: { en: `Crate ${index + 1}` },
  })),
]

/** Shelves in the store. */
export const shelfEntity = {
  name: 'shelves',
  seed: () =>
    seeds.map(({ nodeId, name }) => ({ nodeId, name, isOpen: nodeId !== 'flour', version: 1 })),
  token: 'nodeId',
} as const

/** Positions of shelves in the store. */
export const shelfPlaces = placeEntity(shelves, () => seeds)

/** Content of shelves: 23 packs on that of green tea. */
const packs = new Map([['green', 23]])

/** Endpoints of shelves. */
export const shelfEndpoints = structureEndpoints<Shelf, ShelfValues, Omit<Shelf, 'parentId'>>({
  structure: shelves,
  nodes: shelfEntity,
  places: shelfPlaces,
  toNode: (row, { parentId }) => ({ ...row, parentId }),
  toFields: ({ name }) => ({ name: { en: name.en, ...given(name) } }),
  toNew: () => ({ isOpen: true }),
  transition: (_, action) => ({ isOpen: action === 'open' }),
  faults: ({ name }, beside) =>
    beside.some((other) => other.name.en === name.en)
      ? [{ pointer: '/name/en', message: { text: 'There is one of this name here.' } }]
      : [],
  records: {
    count: (nodeId, database) =>
      database.changes().some(isOfPacks) ? 0 : (packs.get(nodeId) ?? 0),
    move: (from, _, database, by) => database.change(shelfEntity, from, { isOpen: false }, by),
  },
})

function given({ tr, ar }: ShelfValues['name']) {
  return { ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) }
}

/** Recognizes the change that moved the packs elsewhere: it has closed their shelf. */
function isOfPacks({ token, fields }: { token: string; fields: Record<string, unknown> }) {
  return token === 'green' && fields.isOpen === false
}

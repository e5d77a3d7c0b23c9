import { text } from '@console/core/contracts'
import { administrators } from '@console/core/permissions'
import { type Structure, structureNode } from '@console/core/structures'
import { placeEntity, structureEndpoints } from '@console/sample'
import * as z from 'zod/mini'

/** A shelf, for the stories of the template: shelves stand in shelves, three deep. */
export const shelf = z.extend(structureNode, { name: text, isOpen: z.boolean() })

/** A shelf. */
export type Shelf = z.infer<typeof shelf>

/** What is written of a shelf. */
export const shelfValues = z.object({
  name: z.object({
    en: z.string().check(z.minLength(2), z.maxLength(60)),
    tr: z.string(),
    ar: z.string(),
  }),
})

/** What is written of a shelf. */
export type ShelfValues = z.infer<typeof shelfValues>

/** The shelves of a store. */
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

/** Of each scope: of `shop` a few with names, of `cellar` 400, of `attic` none. */
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

/** Shelves, as the store keeps them. */
export const shelfEntity = {
  name: 'shelves',
  seed: () =>
    seeds.map(({ nodeId, name }) => ({ nodeId, name, isOpen: nodeId !== 'flour', version: 1 })),
  token: 'nodeId',
} as const

/** Where shelves stand, as the store keeps it. */
export const shelfPlaces = placeEntity(shelves, () => seeds)

/** What stands on shelves: 23 packs on that of green tea. */
const packs = new Map([['green', 23]])

/** The endpoints of shelves. */
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
      ? [{ pointer: '/name/en', message: 'There is one of this name here.' }]
      : [],
  records: {
    count: (nodeId, world) => (world.changes().some(isOfPacks) ? 0 : (packs.get(nodeId) ?? 0)),
    move: (from, _, world, by) => world.change(shelfEntity, from, { isOpen: false }, by),
  },
})

function given({ tr, ar }: ShelfValues['name']) {
  return { ...(tr ? { tr } : {}), ...(ar ? { ar } : {}) }
}

/** The packs have gone elsewhere: their shelf was shut then. */
function isOfPacks({ token, fields }: { token: string; fields: Record<string, unknown> }) {
  return token === 'green' && fields.isOpen === false
}

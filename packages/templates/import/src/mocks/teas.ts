import { administrators } from '@console/core/permissions'
import type { Cells, ImportKind } from '@console/core/imports'
import { type Entity, importEndpoints } from '@console/sample'

interface Tea {
  code: string
  cells: Cells
  version: number
}

/** Teas, for the stories of the template. */
export const teaKind: ImportKind = {
  id: 'teas',
  base: 'catalogue',
  columns: [
    {
      field: 'code',
      type: 'digits',
      isRequired: true,
      names: ['Bar code'],
      max: 14,
      example: '6161100000017',
    },
    {
      field: 'name',
      type: 'text',
      isRequired: true,
      names: ['Name'],
      min: 2,
      max: 60,
      example: 'Green tea',
    },
    { field: 'price', type: 'number', names: ['Price'], min: 0, example: '350' },
    { field: 'until', type: 'day', names: ['Best before'], example: '2027-03-31' },
  ],
  key: ['code'],
  edit: { id: 'tea.import', roles: administrators },
}

/** Teas in the store. */
export const teaEntity: Entity<Tea> = { name: 'teas', seed: () => [], token: 'code' }

/** Endpoints of their imports. */
export const teaEndpoints = importEndpoints({
  kind: teaKind,
  find: ({ code = '' }, database) => database.find(teaEntity, code)?.cells ?? null,
  write(cells, { database, account }) {
    const { code = '' } = cells
    if (database.find(teaEntity, code)) database.change(teaEntity, code, { cells }, account.token)
    else database.add(teaEntity, { code, cells }, account.token)
  },
})

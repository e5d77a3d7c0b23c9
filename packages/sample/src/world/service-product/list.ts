import { serviceModes } from '@console/domain/service-product'
import { choice, type ListSource } from '../../lists/listSource'
import { itemList } from '../item/list'
import type { ServiceProduct } from './rows'

/** What lists of services can be asked for. */
export const serviceList = {
  ...itemList,
  filters: { ...itemList.filters, mode: choice(serviceModes, ({ mode }) => mode) },
} satisfies Omit<ListSource<ServiceProduct>, 'token'>

import { Card } from '@console/ui'
import { lazy } from 'react'
import { DescriptionList, MoneyText } from '@console/details'
import { MediaGallery } from '../media/MediaGallery'
import type { RecordConfig, RecordSlotProps } from '../config/RecordConfig'
import { type GoodsDetail, goodsResource, type GoodsRow } from '@console/decision/mocks'
import { goodsWaiting } from './goodsWaiting'

type Slot = RecordSlotProps<GoodsDetail>

function Overview({ detail }: Slot) {
  return (
    <Card heading="As shoppers see it">
      <p dir="auto">{detail.description}</p>
    </Card>
  )
}

function GoodsDetails({ detail }: Slot) {
  return (
    <Card heading="Facts">
      <DescriptionList
        details={[
          { label: 'Name', value: <bdi>{detail.name}</bdi>, pointer: '/name' },
          { label: 'Article number', value: <bdi>{detail.sku}</bdi>, pointer: '/sku' },
          { label: 'Price', value: <MoneyText money={detail.price} />, pointer: '/price' },
        ]}
      />
    </Card>
  )
}

function Checks({ detail }: Slot) {
  return (
    <Card heading="Checks">
      <DescriptionList
        details={detail.checks.map(({ code, result }) => ({ label: code, value: result }))}
      />
    </Card>
  )
}

const later = (component: (props: Slot) => React.ReactNode) =>
  lazy(() => Promise.resolve({ default: component }))

/** Record screen of goods. Its messages are the templates' own, and names without translation. */
export const goodsRecord: RecordConfig<GoodsRow, GoodsDetail> = {
  ...goodsWaiting,
  namespace: 'record',
  resource: goodsResource,
  list: {
    path: '/goods',
    title: 'Waiting',
    config: {
      fixed: { submission: 'waiting', checks: 'pass', claimedBy: 'none' },
      views: [{ id: 'waiting', title: 'Waiting', query: {} }],
      filters: [],
      columns: [],
      sort: 'dueAt',
    },
    isQueue: true,
  },
  subtitle: ({ sku }) => <bdi>{sku}</bdi>,
  picture: ({ image }) => image,
  details: GoodsDetails,
  tabs: [
    { id: 'overview', title: 'Overview', component: later(Overview) },
    {
      id: 'checks',
      title: 'Checks',
      component: later(Checks),
      badge: ({ checksSummary: { warn, fail } }) => warn + fail,
    },
    {
      id: 'pictures',
      title: 'record:record.gallery',
      component: later(({ detail }) => <MediaGallery pictures={detail.images} />),
    },
  ],
  related: ({ sku }) => [{ title: 'record:record.related', label: sku, to: '/goods' }],
  fieldLabels: {
    '/name': 'Name',
    '/sku': 'Pack size',
    '/price': 'Price',
  },
  readings: {
    '/name': { title: 'Name', value: ({ name }) => name },
    '/price': { title: 'Price', value: ({ price }) => price },
    '/description': { title: 'record.title', value: ({ description }) => description },
    '/images': { title: 'record:record.gallery', value: ({ images }) => images },
    '/packSize': { title: 'Pack size', value: ({ packSize }) => packSize },
  },
  pathOf: (token) => `/goods/${token}`,
}

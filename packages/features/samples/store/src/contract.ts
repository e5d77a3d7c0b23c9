import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

const productImage = z.object({
  id: z.int(),
  /** Where it is. Nothing else is drawn: an address of others may be made to act. */
  url: z.string().check(z.regex(/^(https?:\/\/|data:image\/)/)),
  type: z.literal('image'),
})

/** A picture of a product. */
export type ProductImage = z.infer<typeof productImage>

/** Specification 3: a product of the canvas-print store. It is written back whole. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  /** Its name, as far as an address can say it. */
  handle: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** Of `images` the one that stands for it; null where it has none. */
  featuredImageId: z.nullable(z.int()),
  images: z.array(productImage),
  /** In USD, to the cent. */
  priceTaxExcl: z.number(),
  priceTaxIncl: z.number(),
  /** Per cent. */
  taxRate: z.number(),
  /** The previous price, or the price at other stores. */
  comparedPrice: z.number(),
  quantity: z.int(),
  sku: z.string(),
  /** Sizes with their units: `22 cm`. */
  width: z.string(),
  height: z.string(),
  depth: z.string(),
  weight: z.string(),
  extraShippingFee: z.number(),
  /** Whether the store shows it. */
  active: z.boolean(),
})

/** A product of the store. */
export type Product = z.infer<typeof product>

/** The answer of `GET /api/ProductManagement-app/products`. */
export const products = readableListOf(product)

/** Specification 3: amounts of orders are texts, `74.50` or `-10.00`. */
const amount = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/))

/** Specification 3: `YYYY/MM/DD HH:mm:ss`. */
const moment = z.string().check(
  z.regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

const place = z.object({ address: z.string(), lat: z.number(), lng: z.number() })

/** An address, and where that is. */
export type Place = z.infer<typeof place>

const customer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  invoiceAddress: place,
  shippingAddress: place,
})

const line = z.object({
  /** Of the product. */
  id: z.string(),
  name: z.string(),
  price: amount,
  quantity: z.int(),
  total: amount,
  image: z.string(),
})

const statusEntry = z.object({
  /** One of the 14 of specification 4; another one is told by its name. */
  id: z.int(),
  name: z.string(),
  color: z.string(),
  date: moment,
})

/** A status that an order has come to. */
export type StatusEntry = z.infer<typeof statusEntry>

const payment = z.object({ transactionId: z.string(), amount, method: z.string(), date: moment })

const shippingDetail = z.object({
  tracking: z.string(),
  carrier: z.string(),
  weight: z.string(),
  fee: amount,
  date: moment,
})

/** Specification 3: an order of the store. */
export const order = z.object({
  id: z.string(),
  reference: z.string(),
  subtotal: amount,
  tax: amount,
  /** Negative. */
  discount: amount,
  total: amount,
  date: moment,
  customer,
  products: z.array(line),
  /** The newest first. */
  status: readableListOf(statusEntry),
  payment,
  shippingDetails: readableListOf(shippingDetail),
})

/** An order of the store. */
export type Order = z.infer<typeof order>

/** The answer of `GET /api/ProductManagement-app/orders`. */
export const orders = readableListOf(order)

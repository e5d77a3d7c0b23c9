import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

const productImage = z.object({
  id: z.int(),
  /** Address of the picture. Other schemes are not allowed: an address from others could run code. */
  url: z.string().check(z.regex(/^(https?:\/\/|data:image\/)/)),
  type: z.literal('image'),
})

/** A picture of a product. */
export type ProductImage = z.infer<typeof productImage>

/** Specification 3: a product of the canvas-print store, which is saved as a whole. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  /** Its name in the form for addresses. */
  handle: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** Featured picture of `images`; null if there is none. */
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
  /** Set while the store shows it. */
  active: z.boolean(),
})

/** A product of the store. */
export type Product = z.infer<typeof product>

/** Response of `GET /api/ProductManagement-app/products`. */
export const products = readableListOf(product)

/** Specification 3: amounts of orders are strings, `74.50` or `-10.00`. */
const amount = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/))

/** Specification 3: `YYYY/MM/DD HH:mm:ss`. */
const moment = z.string().check(
  z.regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

const place = z.object({ address: z.string(), lat: z.number(), lng: z.number() })

/** An address with its coordinates. */
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
  /** Id of the product. */
  id: z.string(),
  name: z.string(),
  price: amount,
  quantity: z.int(),
  total: amount,
  image: z.string(),
})

const statusEntry = z.object({
  /** One of the 14 of specification 4; others are shown by name. */
  id: z.int(),
  name: z.string(),
  color: z.string(),
  date: moment,
})

/** A status in the history of an order. */
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
  /** Newest first. */
  status: readableListOf(statusEntry),
  payment,
  shippingDetails: readableListOf(shippingDetail),
})

/** An order of the store. */
export type Order = z.infer<typeof order>

/** Response of `GET /api/ProductManagement-app/orders`. */
export const orders = readableListOf(order)

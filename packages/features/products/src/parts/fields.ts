/** The names of the fields of products: messages to the seller are attached to these, and changes are named by them. */
export const productFields = {
  '/name': 'field.name',
  '/description': 'field.description',
  '/images': 'field.images',
  '/images/0': 'field.cover',
  '/category': 'column.category',
  '/price': 'column.price',
  '/compareAtPrice': 'field.compareAtPrice',
  '/taxClass': 'field.taxClass',
  '/moq': 'field.moq',
  '/packSize': 'field.packSize',
  '/weightGrams': 'field.weight',
  '/lengthMm': 'field.length',
  '/widthMm': 'field.width',
  '/heightMm': 'field.height',
  '/attributes': 'field.attributes',
  '/gtin': 'column.gtin',
} as const

/** The names of the fields of services. */
export const serviceFields = {
  '/name': 'field.name',
  '/description': 'field.description',
  '/images': 'field.images',
  '/images/0': 'field.cover',
  '/category': 'column.category',
  '/mode': 'column.mode',
  '/serviceAreas': 'column.area',
  '/availability': 'field.availability',
  '/priceModel': 'column.priceModel',
  '/price': 'column.price',
  '/depositBps': 'field.deposit',
  '/durationMinutes': 'column.duration',
  '/leadHours': 'field.leadHours',
  '/cancellation': 'field.cancellation',
  '/attributes': 'field.attributes',
} as const

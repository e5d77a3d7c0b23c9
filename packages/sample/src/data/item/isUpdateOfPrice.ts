/**
 * Checks whether an update changes the price of an item, and no field that only the full record has.
 */
export function isUpdateOfPrice(update: object | null, detailUpdate: object | null): boolean {
  return update !== null && 'price' in update && Object.keys(detailUpdate ?? {}).length === 0
}

/** Whether an update changes the price of an item, and nothing that only whole items have. */
export function isUpdateOfPrice(update: object | null, detailUpdate: object | null): boolean {
  return update !== null && 'price' in update && Object.keys(detailUpdate ?? {}).length === 0
}

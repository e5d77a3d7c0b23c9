import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approvedProduct } from './approvedProduct'

/** /approved-product (specification 2): products that are live, or suspended. */
export function ApprovedProductScreen() {
  return <Index config={approvedProduct} />
}

ApprovedProductScreen.readAhead = readsPage(approvedProduct)

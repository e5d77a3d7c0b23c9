import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approveProduct } from './approveProduct'

/** /approve-product (specification 2): products that wait for a decision. What it shows is not in the specification. */
export function ApproveProductScreen() {
  return <Index config={approveProduct} />
}

ApproveProductScreen.readAhead = readsPage(approveProduct)

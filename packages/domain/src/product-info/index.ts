export { productInfoPath } from './addresses'
export { publishPage, readPageVersions, revertPage } from './calls'
export { productInfoCapabilities } from './capabilities'
export {
  type PageBody,
  pageToPublish,
  pageToRevert,
  type PageVersion,
  pageVersions,
  productInfo,
  type ProductInfo,
  productPage,
  lackingCharacters,
} from './contract'
export {
  minPageCharacters,
  maxLogoBytes,
  type ProductPage,
  productPages,
  socialNetworks,
} from './terms'

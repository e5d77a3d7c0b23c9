import type { socialNetworks } from '@console/domain/product-info'

const brands: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
}

/** Name of a network, the same in every language. */
export function brandOf(network: keyof typeof brands): string {
  return brands[network]
}

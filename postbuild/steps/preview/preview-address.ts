import type { Area } from '../llms/areas'

/** Address of the picture for links into an area. */
export const previewAddress = ({ folder }: Area) => `/img/preview/${folder}.png`

import { z } from 'zod'

const method = z.strictObject({ name: z.string().min(1), signature: z.string().min(1), write: z.boolean() })

const wrapper = z.strictObject({
  name: z.string().regex(/Wrapper$/),
  getters: z.array(z.string().regex(/^get/)),
  contracts: z.array(z.string().min(1)),
  reads: z.int().nonnegative(),
  writes: z.int().nonnegative(),
  start: z.array(method).min(1).max(3),
})

/** The content of data/contractkit-wrappers.json: one version's wrapper classes in @celo/contractkit. */
export const wrapperIndex = z.strictObject({
  package: z.literal('@celo/contractkit'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  source: z.string().min(1),
  checkedOn: z.iso.date(),
  wrappers: z.array(wrapper).min(1),
})

export type WrapperIndex = z.infer<typeof wrapperIndex>
export type Wrapper = z.infer<typeof wrapper>
export type Method = z.infer<typeof method>

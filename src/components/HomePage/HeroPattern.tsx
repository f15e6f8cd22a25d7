/** Tiles and circles beside the first sentence: ornament only, so hidden from assistive technology. */
export default function HeroPattern() {
  return (
    <svg className="pattern" viewBox="0 0 384 384" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        className="p1"
        d="M192 0h64v64h-64zM320 32a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM192 128h-64a64 64 0 0 1 64-64zM256 64h64v64h-64zM270 96a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM64 160a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM256 160a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM320 128h64a64 64 0 0 1-64 64zM128 192h64v64h-64zM142 224a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM192 192h64v64h-64zM64 256h64v64h-64zM192 288a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM320 256h64v64h-64zM334 288a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM192 384V320a64 64 0 0 1 64 64zM384 320v64a64 64 0 0 1-64-64z"
      />
      <path
        className="p2"
        d="M256 64V0a64 64 0 0 1 64 64zM192 96a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM320 64h64v64h-64zM128 128h64v64h-64zM320 256h-64a64 64 0 0 1 64-64zM128 256h64a64 64 0 0 1-64 64zM256 256h64v64h-64zM256 352a32 32 0 1 1 64 0a32 32 0 1 1-64 0z"
      />
      <path className="p3" d="M320 224a32 32 0 1 1 64 0a32 32 0 1 1-64 0z" />
      <path className="p4" d="M256 128v64a64 64 0 0 1-64-64z" />
    </svg>
  )
}

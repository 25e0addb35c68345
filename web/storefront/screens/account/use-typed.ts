import { useState } from 'react'

/** Required texts as they are typed, and what the input of each must carry; typing takes the fault of its field away. */
export function useTyped<Field extends string>(
  nothing: Record<Field, string>,
  { clear }: { clear: (field: Field) => void },
) {
  const [typed, setTyped] = useState(nothing)
  const bind = (field: Field) => ({
    name: field,
    required: true,
    maxLength: 200,
    value: typed[field],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target
      setTyped((before) => ({ ...before, [field]: value }))
      clear(field)
    },
  })
  return { typed, bind }
}

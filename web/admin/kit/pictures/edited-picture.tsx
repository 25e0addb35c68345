import type { ComponentProps } from 'react'
import type { Editor } from '../editor/use-editor.ts'
import { PictureField } from './picture-field.tsx'

type Wired = 'value' | 'stored' | 'changed' | 'error' | 'progress' | 'onChange'
type EditedPictureProps = Omit<ComponentProps<typeof PictureField>, Wired> & {
  editor: Editor
  /** The field's name; its value is the picture's address, or the file chosen for it. */
  name: string
}

/** A picture field of an editor. */
export function EditedPicture({ editor, name, ...field }: EditedPictureProps) {
  const { values, stored, changed, errors, progress } = editor
  const value = values[name]
  return (
    <PictureField
      {...field}
      value={value instanceof File ? value : String(value ?? '')}
      stored={String(stored[name] ?? '')}
      changed={changed.includes(name)}
      error={errors[name]}
      progress={progress}
      onChange={(chosen) => editor.set(name, chosen)}
    />
  )
}

/** A file's width and height in px as the browser reads them; null where it can't be read as a picture. */
export async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

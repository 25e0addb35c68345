/** Key and extension of the picture `photoId` as JSON, null without one: what `mediaUrl` takes. */
export const pictureSql = (photoId: string): string =>
  `(SELECT json_build_object('key', m.key, 'extension', m.extension) FROM media m WHERE m.id = ${photoId})`

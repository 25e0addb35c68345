import type { Places } from './places.ts'

/** The server's settings, given on its command line so that an upgrade of the program changes them. */
export function serverSettings(places: Places, fsync: boolean, maxConnections: number) {
  return {
    listen_addresses: '',
    unix_socket_directories: places.socketFolderForServer,
    // Whoever may open the folder may connect: there is no password.
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    // What is read is in memory, or on a disk without a head to move: one row by an index costs as much as one in turn.
    random_page_cost: 1.1,
    max_wal_size: '512MB',
    // No replicas read from this server.
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Errors of statements reach the caller, who logs them; the server's own line is about itself.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
}

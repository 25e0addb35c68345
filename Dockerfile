# Proved without a Docker engine by `npm run trust:image`, which follows this very file.
# The first stage makes the Prisma client, the program and the web bundle, and leaves only what runs.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node src/build.ts
# What only builds, and what the bundle holds already, are development dependencies; peers are what others develop with,
# such as the TypeScript of tRPC (31 MB).
RUN npm pkg delete devDependencies && npm prune --omit=peer && node security/sbom.ts
# Nor is there a debugger or an editor in the image (127 MB), a database but PostgreSQL (55 MB of Prisma's client), or a
# demo that must begin at once (38 MB: without them it makes its pictures itself).
RUN find node_modules -name '*.map' -delete -o -name '*.d.[cm]ts' -delete -o -name '*.d.ts' -delete \
 && find node_modules/@prisma/client/runtime -name '*_bg.*' ! -name '*postgresql*' -delete \
 && rm -r dist/demo-made

# The second holds what runs, as an ordinary user.
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libstdc++6 tini \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 1000 --create-home matbaa
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/locales ./locales
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
ENV NODE_ENV=production NODE_COMPILE_CACHE=/var/cache/matbaa DATA_DIR=/data PORT=8080
RUN install --directory --owner=matbaa --group=matbaa /data /var/cache/matbaa
USER matbaa
# A first run: the build fails when it can't start, and later starts find its code compiled.
RUN PORT=18080 HOST=127.0.0.1 DATA_DIR=/tmp/first sh src/run.sh main & \
    timeout 60 sh -c "until node -e \"fetch('http://127.0.0.1:18080/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))\"; do sleep 1; done" \
 && kill $! && wait $! && rm -r /tmp/first
# What it is made of (CycloneDX): docker run --rm --entrypoint cat matbaa /app/dist/sbom.json
LABEL org.opencontainers.image.title="Mətbəə" org.cyclonedx.sbom="/app/dist/sbom.json"
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["sh", "src/run.sh", "main"]

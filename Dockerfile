# The web bundle and the Prisma client are made in the first stage; the second runs them as an ordinary user.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node src/build.ts && node security/sbom.ts && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-15 tini \
 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/dist/compile-cache DATA_DIR=/data POSTGRES_BIN=/usr/lib/postgresql/15/bin PORT=8080
# What it is made of (CycloneDX): docker run --rm --entrypoint cat matbaa /app/dist/sbom.json
LABEL org.opencontainers.image.title="Mətbəə" org.cyclonedx.sbom="/app/dist/sbom.json"
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=8", "src/main.ts"]
